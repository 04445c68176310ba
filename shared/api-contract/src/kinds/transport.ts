import { z } from 'zod';
import { Price } from '../price';
import { countryCode, localDate, Picture, slug } from '../primitives';

export const transportService = z.enum(['private_transfer', 'point_to_point', 'hourly', 'shared']);
export type TransportService = z.infer<typeof transportService>;

/** Where a ride begins or ends: an airport, a terminal, a city, or the hotels of an area. */
export const RidePoint = z
  .object({ id: slug, name: z.string(), country: countryCode, type: z.enum(['airport', 'terminal', 'city', 'hotels']) })
  .meta({ id: 'RidePoint' });
export type RidePoint = z.infer<typeof RidePoint>;

/** What a transport service has besides what every product has. `to` is null for a car by the hour. */
export const TransportFacts = z.object({
  kind: z.literal('transport'),
  service: transportService,
  from: RidePoint,
  to: RidePoint.nullable(),
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

/** `GET /transports/points`: where rides begin, with the points that can be reached and the services that begin there. */
export const RidePoints = z
  .object({
    items: z.array(
      RidePoint.extend({ countryName: z.string(), timeZone: z.string(), destinations: z.array(slug), services: z.array(transportService) }),
    ),
  })
  .meta({ id: 'RidePoints' });
export type RidePoints = z.infer<typeof RidePoints>;

/** `GET /transports`: a point wins over its country. `passengers` and `bags` leave out vehicles that are too small. */
export const RidesQuery = z.object({
  service: transportService.optional(),
  fromCountry: countryCode.optional(),
  from: slug.optional(),
  toCountry: countryCode.optional(),
  to: slug.optional(),
  date: localDate.optional(),
  hours: z.coerce.number().int().min(1).max(24).default(4),
  passengers: z.coerce.number().int().min(1).max(60).default(1),
  bags: z.coerce.number().int().min(0).max(60).default(0),
});
export type RidesQuery = z.infer<typeof RidesQuery>;

/** One vehicle class of a service. `total` is the whole price for what was asked: the vehicle, its hours, or all seats. */
export const Ride = z
  .object({
    productId: slug,
    optionId: slug,
    name: z.string(),
    summary: z.string(),
    /** The language of name and summary, where it is not the one asked for. */
    lang: z.string().optional(),
    service: transportService,
    from: RidePoint,
    to: RidePoint.nullable(),
    timeZone: z.string(),
    durationMinutes: z.int().nullable(),
    picture: Picture,
    rating: z.number().nullable(),
    ratingCount: z.int(),
    freeCancellationHours: z.int().nullable(),
    vehicle: z.object({
      name: z.string(),
      lang: z.string().optional(),
      seats: z.int(),
      bags: z.int(),
      per: z.enum(['vehicle', 'hour', 'person']),
      minHours: z.int(),
    }),
    startTimes: z.array(z.string()),
    /** How many units `total` is for: 1 vehicle, hours, or seats. */
    quantity: z.int(),
    unitPrice: Price,
    total: Price,
    /** Of the day that was asked for; FREESALE-like `null` when no day was. */
    status: z.enum(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED']).nullable(),
    vacancies: z.int().nullable(),
  })
  .meta({ id: 'Ride' });
export type Ride = z.infer<typeof Ride>;

/** Rides that fit, bookable ones first, then by price. `tooSmall` counts vehicles left out for passengers or luggage. */
export const Rides = z.object({ items: z.array(Ride), tooSmall: z.int() }).meta({ id: 'Rides' });
export type Rides = z.infer<typeof Rides>;
