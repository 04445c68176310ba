import { z } from 'zod';
import { HOTEL_FACILITIES, text } from '@straits/api-contract';
import {
  capacity,
  clock,
  currency,
  dayFields,
  id,
  localList,
  localText,
  minorUnits,
  ONE_DAY,
  oneDay,
  optionalText,
  supplierCode,
} from './import-values';
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

/** A cabin type. `price` is per cabin and sailing, at double occupancy. */
const CruiseCabin = z.strictObject({
  code: supplierCode,
  id,
  name: localText(120),
  description: optionalText(600),
  maxOccupancy: z.int().min(1).max(10),
  cabinsPerSailing: capacity,
  ...priced,
});
export const CruiseDetails = z.strictObject({
  line: text(120, 1),
  ship: text(120, 1),
  departurePort: localText(120),
  nights: z.int().min(1).max(200),
  ports: localList(40),
  currency,
  /** Paid on board, not in the price: minor units per person and night. */
  gratuity: z.strictObject({ amount: minorUnits, currency }).nullable().default(null),
  sailings: z
    .array(z.strictObject({ code: supplierCode, ...dayFields }).refine(oneDay, ONE_DAY))
    .min(1)
    .max(200),
  cabins: z.array(CruiseCabin).min(1).max(40),
});

const partPrice = z.strictObject(priced);
export const PackageDetails = z.strictObject({
  days: z.int().min(1).max(90),
  nights: z.int().min(0).max(90),
  currency,
  itinerary: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(90),
        title: localText(160),
        description: localText(2_000),
        meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).default([]),
      }),
    )
    .min(1)
    .max(90),
  departures: z
    .array(z.strictObject({ capacity, ...dayFields }).refine(oneDay, ONE_DAY))
    .min(1)
    .max(400),
  minTravellers: z.int().min(1).max(100).default(1),
  /** The price parts of the specification; a part that is not sold is left out. */
  prices: z.strictObject({
    adult: partPrice,
    childTwinBed: partPrice.optional(),
    childExtraBed: partPrice.optional(),
    childWithBed: partPrice.optional(),
    childNoBed: partPrice.optional(),
    infant: partPrice.optional(),
    senior: partPrice.optional(),
  }),
});

export { FerryDetails, TransportDetails } from './import-routes';
