import { z } from 'zod';
import { cabinCategory, text } from '@straits/api-contract';
import { ExtraImport } from './import-options';
import { CheckoutQuestionsImport } from './import-questions';
import { cancellation, priced } from './import-terms';
import {
  capacity,
  clock,
  currency,
  dayFields,
  id,
  latitude,
  localLines,
  localList,
  localText,
  longitude,
  minorUnits,
  ONE_DAY,
  oneDay,
  optionalText,
  supplierCode,
} from './import-values';

// What packages and cruises have of their own, and what their options are made of (../kinds). Prices are minor units of `currency`.

const passengerFields = z
  .array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title']))
  .max(5)
  .default([]);
/** Percent of the usual prices, on one day of departure. */
const dayPercent = z.int().min(1).max(1_000).default(100);
const partPrice = z.strictObject(priced);
/** What may be paid with the order, in percent, and how many days before the departure the rest is due; null: everything is paid with the order. */
const deposit = z
  .strictObject({ percent: z.int().min(5).max(90), balanceDaysBefore: z.int().min(7).max(365) })
  .nullable()
  .default(null);
const position = { latitude, longitude };

/**
 * A cabin class. `price` is per guest and sailing for each of the first two; `single` for one alone; `extraGuest` and `extraChild` (up to
 * `childMaxAge`) for the third and further. A class without `single` is not sold to one alone, one without `extraGuest` takes two.
 */
const CruiseCabin = z.strictObject({
  code: supplierCode,
  id,
  name: localText(120),
  description: optionalText(600),
  inclusions: localList(),
  category: cabinCategory,
  sizeSqm: z.int().min(1).max(2_000).nullable().default(null),
  maxOccupancy: z.int().min(1).max(10),
  cabinsPerSailing: capacity,
  ...priced,
  single: partPrice.nullable().default(null),
  extraGuest: partPrice.nullable().default(null),
  extraChild: partPrice.nullable().default(null),
});
export const CruiseDetails = z.strictObject({
  line: text(120, 1),
  ship: text(120, 1),
  /** The line's own page. */
  lineUrl: z
    .url({ protocol: /^https$/ })
    .max(300)
    .nullable()
    .default(null),
  departurePort: localText(120),
  nights: z.int().min(1).max(200),
  /** `place` is null at sea. */
  itinerary: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(200),
        title: localText(160),
        description: localLines(1_000),
        arrives: clock.nullable().default(null),
        departs: clock.nullable().default(null),
        place: z.strictObject(position).nullable().default(null),
      }),
    )
    .min(1)
    .max(200),
  currency,
  /** Paid on board, not in the price: minor units per person and night. */
  gratuity: z.strictObject({ amount: minorUnits, currency }).nullable().default(null),
  childMaxAge: z.int().min(1).max(17).default(12),
  /** `cabins` are the numbers of classes that differ on a sailing, by the class's code; 0 is sold out. */
  sailings: z
    .array(
      z
        .strictObject({ code: supplierCode, percent: dayPercent, cabins: z.record(supplierCode, capacity).default({}), ...dayFields })
        .refine(oneDay, ONE_DAY),
    )
    .min(1)
    .max(200),
  cabins: z.array(CruiseCabin).min(1).max(40),
  cutOffDays: z.int().min(0).max(365).default(0),
  deposit,
  cancellation,
  passengerFields,
  /** Asked of each traveller, or once of the booking. */
  questions: CheckoutQuestionsImport,
});

export const PackageDetails = z.strictObject({
  days: z.int().min(1).max(90),
  nights: z.int().min(0).max(90),
  currency,
  itinerary: z
    .array(
      z.strictObject({
        day: z.int().min(1).max(90),
        title: localText(160),
        description: localLines(2_000),
        meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).default([]),
        stay: optionalText(160),
        place: z
          .strictObject({ name: localText(120), ...position })
          .nullable()
          .default(null),
      }),
    )
    .min(1)
    .max(90),
  departures: z
    .array(z.strictObject({ capacity, percent: dayPercent, ...dayFields }).refine(oneDay, ONE_DAY))
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
  extras: z.array(ExtraImport).max(30).default([]),
  cutOffDays: z.int().min(0).max(365).default(0),
  deposit,
  cancellation,
  passengerFields,
  /** Asked of each traveller, or once of the booking. */
  questions: CheckoutQuestionsImport,
});
