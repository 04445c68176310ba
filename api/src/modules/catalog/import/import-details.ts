import { z } from 'zod';
import { HOTEL_FACILITIES } from '@straits/api-contract';
import { capacity, clock, currency, id, localList, localText, optionalText, supplierCode } from './import-values';
import { InventoryImport, PriceDaysImport } from './import-options';
import { cancellation, priced } from './import-terms';

// What only one kind of product has, and what its options are made of (../kinds). Prices are minor units of `currency`; `price` is what a traveller pays, `netPrice` what an agent does.

/** A room type. `price` is per room and night. */
const HotelRoom = z.strictObject({
  code: supplierCode,
  id,
  name: localText(120),
  bedType: localText(80),
  maxOccupancy: z.int().min(1).max(20),
  minStayNights: z.int().min(1).max(60).default(1),
  description: optionalText(600),
  /** Square metres. */
  size: z.int().min(1).max(5_000).nullable().default(null),
  roomsPerDay: capacity,
  /** Nights with fewer rooms (0 is sold out) or none on sale. */
  exceptions: InventoryImport.shape.exceptions,
  /** Dearer and cheaper nights. */
  priceDays: PriceDaysImport.nullable().default(null),
  breakfastIncluded: z.boolean().default(false),
  inclusions: localList(),
  cancellation,
  ...priced,
});
export const HotelDetails = z.strictObject({
  stars: z.int().min(1).max(5),
  checkIn: clock,
  checkOut: clock,
  /** The main ones first. */
  facilities: z.array(z.enum(HOTEL_FACILITIES)).max(HOTEL_FACILITIES.length).default([]),
  currency,
  rooms: z.array(HotelRoom).min(1).max(50),
});

export { FerryDetails, TransportDetails } from './import-routes';
