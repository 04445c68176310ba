import { z } from 'zod';
import { Price } from '../price';
import { countryCode, slug } from '../primitives';

const Port = z.object({ id: slug, name: z.string(), country: countryCode, timeZone: z.string() });

/** What a ferry line has besides what every product has. */
export const FerryFacts = z.object({
  kind: z.literal('ferry'),
  operator: z.string(),
  from: Port,
  to: Port,
  durationMinutes: z.int(),
  openTicket: z.boolean(),
  terminalCharge: z.object({ price: Price, payable: z.enum(['included', 'at_terminal']) }),
});
export type FerryFacts = z.infer<typeof FerryFacts>;

/** An option of a ferry: one sailing of a direction on its weekdays, or (direction `open`) a ticket without date. Units are travellers by nationality and age. */
export const SailingFacts = z.object({
  kind: z.literal('ferry'),
  direction: z.enum(['outbound', 'return', 'open']),
  /** Local times of each port; null for open tickets. */
  departs: z.string().nullable(),
  arrives: z.string().nullable(),
});
export type SailingFacts = z.infer<typeof SailingFacts>;
