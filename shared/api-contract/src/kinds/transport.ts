import { z } from 'zod';
import { countryCode } from '../primitives';

/** What a transport service has besides what every product has. */
export const TransportFacts = z.object({
  kind: z.literal('transport'),
  service: z.enum(['private_transfer', 'point_to_point', 'hourly', 'shared']),
  from: z.string(),
  fromCountry: countryCode,
  to: z.string().nullable(),
  toCountry: countryCode.nullable(),
});
export type TransportFacts = z.infer<typeof TransportFacts>;

/** An option of a transport service: a vehicle class. `per` says what its unit's price buys. */
export const VehicleFacts = z.object({
  kind: z.literal('transport'),
  seats: z.int(),
  bags: z.int(),
  per: z.enum(['vehicle', 'hour', 'person']),
  minHours: z.int(),
});
export type VehicleFacts = z.infer<typeof VehicleFacts>;
