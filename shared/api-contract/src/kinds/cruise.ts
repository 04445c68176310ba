import { z } from 'zod';
import { localDate, Money } from '../primitives';

/** What a cruise has besides what every product has. */
export const CruiseFacts = z.object({
  kind: z.literal('cruise'),
  line: z.string(),
  ship: z.string(),
  departurePort: z.string(),
  nights: z.int(),
  ports: z.array(z.string()),
  /** Paid on board, not part of any total: per person and night. */
  gratuity: Money.nullable(),
  sailings: z.array(localDate),
});
export type CruiseFacts = z.infer<typeof CruiseFacts>;

/** An option of a cruise: a cabin class. One line of a cart is one cabin; units are its guests. */
export const CabinFacts = z.object({ kind: z.literal('cruise'), maxOccupancy: z.int() });
export type CabinFacts = z.infer<typeof CabinFacts>;
