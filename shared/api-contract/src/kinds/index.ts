import { z } from 'zod';
import { CabinFacts, CruiseFacts } from './cruise';
import { FareFacts, FerryFacts, SailingFacts } from './ferry';
import { HotelFacts, RoomFacts } from './hotel';
import { PackageFacts, TourFacts } from './package';
import { TransportFacts, VehicleFacts } from './transport';

export * from './cruise';
export * from './departures';
export * from './ferry';
export * from './hotel';
export * from './package';
export * from './transport';

/** What belongs to one kind of product only; attractions have none. */
export const ProductFacts = z.discriminatedUnion('kind', [HotelFacts, FerryFacts, CruiseFacts, PackageFacts, TransportFacts]);
export type ProductFacts = z.infer<typeof ProductFacts>;
/** What belongs to the options of one kind only. */
export const OptionFacts = z.discriminatedUnion('kind', [RoomFacts, SailingFacts, CabinFacts, TourFacts, VehicleFacts]);
export type OptionFacts = z.infer<typeof OptionFacts>;
/** What belongs to the units of one kind only: a ferry's fares say for whom they are. */
export const UnitFacts = FareFacts;
export type UnitFacts = z.infer<typeof UnitFacts>;
