import type { z } from 'zod';
import type { CabinFacts, OptionFacts, RoomFacts, SailingFacts, TourFacts, UnitFacts, VehicleFacts } from '@straits/api-contract';
import type { OptionImport } from '../import/import-options';
import type { Texts } from '../texts.rules';

/** A kind's facts of an option as the tables keep them: a text is there in every language. */
export type StoredRoomFacts = Omit<RoomFacts, 'bedType'> & { bedType: Texts<string> };
export type StoredOptionFacts = StoredRoomFacts | SailingFacts | CabinFacts | TourFacts | VehicleFacts;

type OptionFile = z.input<typeof OptionImport>;
type OptionParsed = z.output<typeof OptionImport>;

/** An option that a kind's details become; what it leaves out has the import's defaults. */
export type KindOption = Omit<OptionFile, 'units'> & {
  units: (OptionFile['units'][number] & { facts?: UnitFacts })[];
  facts: StoredOptionFacts;
};
/** An option as the importer writes it; an attraction's has no facts. */
export type SoldOption = Omit<OptionParsed, 'units'> & {
  units: (OptionParsed['units'][number] & { facts?: UnitFacts | undefined })[];
  facts: StoredOptionFacts | null;
};

export type FactsKind = OptionFacts['kind'];
