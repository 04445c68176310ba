import { z } from 'zod';
import { localDate, Money } from '../primitives';

/** What a cruise has besides what every product has. */
export const CruiseFacts = z.object({
  kind: z.literal('cruise'),
  line: z.string(),
  /** The line's own page; null where there is none to show. */
  lineUrl: z.url().nullable(),
  ship: z.string(),
  departurePort: z.string(),
  nights: z.int(),
  /** Names of the ports, in the order of the voyage. */
  ports: z.array(z.string()),
  itinerary: z.array(
    z.object({
      day: z.int(),
      /** The port, or the words for a day at sea. */
      title: z.string(),
      description: z.string(),
      /** Local times of the port, `07:00`; null at sea, and before the first and after the last port. */
      arrives: z.string().nullable(),
      departs: z.string().nullable(),
      /** null at sea. */
      place: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  ),
  /** Paid on board, not part of any total: per person and night. */
  gratuity: Money.nullable(),
  sailings: z.array(localDate),
});
export type CruiseFacts = z.infer<typeof CruiseFacts>;

export const cabinCategory = z.enum(['inside', 'oceanview', 'balcony', 'suite']);
export type CabinCategory = z.infer<typeof cabinCategory>;

/**
 * An option of a cruise: a cabin class. One line of a cart is one cabin; units are its guests: `guest` (the first two, whatever their age; never
 * one alone), `single` (one guest alone), `extra-guest` and `extra-child` (the third and further, beside two of `guest`).
 */
export const CabinFacts = z.object({
  kind: z.literal('cruise'),
  category: cabinCategory,
  maxOccupancy: z.int(),
  sizeSqm: z.int().nullable(),
});
export type CabinFacts = z.infer<typeof CabinFacts>;
