import { z } from 'zod';

/** What a tour package has besides what every product has. */
export const PackageFacts = z.object({
  kind: z.literal('package'),
  days: z.int(),
  nights: z.int(),
  minTravellers: z.int(),
  itinerary: z.array(
    z.object({
      day: z.int(),
      title: z.string(),
      description: z.string(),
      meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])),
      /** Where the night is spent; empty on the last day, or when it is the traveller's own choice. */
      stay: z.string(),
      /** The day's place on the map. */
      place: z.object({ name: z.string(), latitude: z.number(), longitude: z.number() }).nullable(),
    }),
  ),
});
export type PackageFacts = z.infer<typeof PackageFacts>;

/** An option of a package: the tour itself. Units are the price parts (adult, the four child kinds, infant, senior); stock is places a departure. */
export const TourFacts = z.object({ kind: z.literal('package') });
export type TourFacts = z.infer<typeof TourFacts>;
