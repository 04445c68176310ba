import { z } from 'zod';
import { unitType } from '@straits/api-contract';
import { QuestionsImport } from './import-questions';
import {
  age,
  capacity,
  clock,
  closingClock,
  currency,
  dayFields,
  id,
  localList,
  localText,
  minorUnits,
  ONE_DAY,
  oneDay,
  optionalText,
  percent,
  supplierCode,
  timeZone,
  weekday,
} from './import-values';

export const OpeningHoursImport = z.strictObject({
  timeZone,
  weekly: z.array(z.strictObject({ weekday, opens: clock, closes: closingClock })).max(42),
  exceptions: z
    .array(
      z
        .strictObject({
          ...dayFields,
          closed: z.boolean().default(false),
          opens: clock.nullable().default(null),
          closes: closingClock.nullable().default(null),
          note: optionalText(200),
        })
        .refine(oneDay, ONE_DAY),
    )
    .max(400)
    .default([]),
});

/** A traveller type with its price: `price` retail, `netPrice` for trade, minor units of the option's `chargeCurrency`. */
export const UnitImport = z.strictObject({
  id,
  type: unitType,
  name: localText(80),
  minAge: age.nullable().default(null),
  maxAge: age.nullable().default(null),
  minQuantity: z.int().min(0).max(1_000).default(0),
  maxQuantity: z.int().min(1).max(1_000).default(50),
  /** Unit ids of the same option of which at least one must be on the booking. */
  accompaniedBy: z.array(id).max(10).default([]),
  /** Places of stock that one of this unit takes; an infant on a lap takes none. */
  paxCount: z.int().min(0).max(100).default(1),
  price: minorUnits,
  netPrice: minorUnits,
});

const factor = z.int().min(1).max(1_000);
/** Percent of the units' prices by weekday (Monday first) and by day; a day wins over its weekday. */
export const PriceDaysImport = z.strictObject({
  weekly: z.array(factor).length(7).default([100, 100, 100, 100, 100, 100, 100]),
  days: z
    .array(z.strictObject({ percent: factor, ...dayFields }).refine(oneDay, ONE_DAY))
    .max(730)
    .default([]),
});

export const ExtraImport = z.strictObject({
  id,
  name: localText(120),
  description: optionalText(600),
  per: z.enum(['booking', 'person']),
  price: minorUnits,
  netPrice: minorUnits,
  maxQuantity: z.int().min(1).max(100).default(10),
});

/**
 * Places per day, and per start time where the option has some. `capacity` null sells without limit. A day of `exceptions` with capacity 0
 * is sold out, one with `closed` is not sold at all; `startTime` narrows it to one start.
 */
export const InventoryImport = z.strictObject({
  capacity: capacity.nullable(),
  days: z.int().min(1).max(730).default(365),
  closedWeekdays: z.array(weekday).max(7).default([]),
  weekdays: z.array(z.strictObject({ weekday, capacity })).max(7).default([]),
  exceptions: z
    .array(
      z
        .strictObject({ ...dayFields, startTime: clock.optional(), capacity: capacity.optional(), closed: z.boolean().default(false) })
        .refine(oneDay, ONE_DAY),
    )
    .max(2_000)
    .default([]),
});

export const OptionImport = z.strictObject({
  code: supplierCode,
  id,
  name: localText(160),
  description: optionalText(2_000),
  inclusions: localList(),
  startTimes: z.array(clock).max(48).default([]),
  openDated: z.boolean().default(false),
  validityDays: z.int().min(1).max(1_830).nullable().default(null),
  cutOffMinutes: z.int().min(0).max(525_600).default(0),
  minUnits: z.int().min(1).max(1_000).default(1),
  maxUnits: z.int().min(1).max(1_000).default(30),
  units: z.array(UnitImport).min(1).max(20),
  cancellation: z
    .array(z.strictObject({ hoursBefore: z.int().min(0).max(17_520), refundPercent: percent }))
    .max(20)
    .default([]),
  passengerFields: z
    .array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title']))
    .max(5)
    .default([]),
  chargeCurrency: currency,
  inventory: InventoryImport,
  /** What a booking takes of the stock: places of its units, or one (a vehicle, a cabin). */
  stockPer: z.enum(['unit', 'booking']).default('unit'),
  /** The traveller names any time of the day instead of one of `startTimes`. */
  anyTime: z.boolean().default(false),
  priceDays: PriceDaysImport.nullable().default(null),
  extras: z.array(ExtraImport).max(30).default([]),
  questions: QuestionsImport,
});

export type OptionImport = z.output<typeof OptionImport>;
export type UnitImport = z.output<typeof UnitImport>;
export type InventoryImport = z.output<typeof InventoryImport>;
export type OpeningHoursImport = z.output<typeof OpeningHoursImport>;
