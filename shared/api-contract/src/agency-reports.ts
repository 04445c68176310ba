import { z } from 'zod';
import { REPORT_BY } from './constants';
import { localDate, Money, uuid } from './primitives';

/** `GET /agency/reports`: both days belong to it, as they are in Singapore; an order counts on the day it was paid. Refuses: request_malformed. */
export const AgencyReportQuery = z.object({
  from: localDate,
  until: localDate,
  by: z.enum(REPORT_BY).default('product'),
  /** One agency alone: the caller's or one under it. Without it all of them together. */
  agency: uuid.optional(),
});

/** Sums of one currency: what was sold without what was cancelled since, and what that was. */
const Sums = z.object({
  orders: z.int(),
  people: z.int(),
  sold: Money,
  cancelled: Money,
  /** What the agencies that sold it earned on it, less what went back with refunds. */
  commission: Money,
  /** What the caller's agency earned on what agencies under it sold, by its mark-up on their net prices. */
  markup: Money,
});

export const AgencyReport = z
  .object({
    /** By currency, of each the largest first; months newest first. At most 200 of a currency: the file has all. */
    rows: z.array(
      Sums.extend({
        /** Of the product or the agency; a month as `2026-12`. */
        id: z.string(),
        /** Of the product or the agency; null for a month. */
        name: z.string().nullable(),
        /** The language of `name`, where it is not the one asked for. */
        lang: z.string().optional(),
      }),
    ),
    /** One of each currency. */
    totals: z.array(Sums),
    /** How many rows there are beyond those shown. */
    more: z.int(),
    /** Whose sales can be asked for: the caller's agency first. */
    agencies: z.array(z.object({ id: uuid, name: z.string() })),
  })
  .meta({ id: 'AgencyReport' });
export type AgencyReport = z.infer<typeof AgencyReport>;
