import { z } from 'zod';

/** What a hotel can have; its names are the API's (`facets.facility`, `HotelFacts.facilities`), the ids stand in files and addresses. */
export const HOTEL_FACILITIES = [
  'wifi',
  'pool',
  'breakfast',
  'restaurant',
  'bar',
  'gym',
  'spa',
  'beach',
  'airport-transfer',
  'parking',
  'air-conditioning',
  'family-rooms',
  'kids-club',
  'kitchen',
  'laundry',
  'front-desk-24h',
  'wheelchair',
  'non-smoking',
  'meeting-rooms',
  'ev-charging',
  'bicycles',
  'pets',
] as const;
export const hotelFacility = z.enum(HOTEL_FACILITIES);
export type HotelFacility = z.infer<typeof hotelFacility>;

/** What guests rate one by one, in the order in which it is shown. */
export const HOTEL_RATINGS = ['cleanliness', 'comfort', 'service', 'location', 'facilities'] as const;
export type HotelRating = (typeof HOTEL_RATINGS)[number];
const score = z.number().min(1).max(5);
/** Means of what guests gave, or one guest's own stars: 1 to 5. */
export const HotelScores = z
  .object({ cleanliness: score, comfort: score, service: score, location: score, facilities: score })
  .meta({ id: 'HotelScores' });
export type HotelScores = z.infer<typeof HotelScores>;

/** What a hotel has besides what every product has. */
export const HotelFacts = z.object({
  kind: z.literal('hotel'),
  stars: z.int().min(1).max(5),
  /** Local times, `15:00`. */
  checkIn: z.string(),
  checkOut: z.string(),
  /** The main ones, in the order of the supplier. */
  facilities: z.array(z.object({ id: hotelFacility, name: z.string() })),
});
export type HotelFacts = z.infer<typeof HotelFacts>;

/** An option of a hotel: a room type. Its unit `room` is priced per night; stock is rooms a night. */
export const RoomFacts = z.object({
  kind: z.literal('hotel'),
  code: z.string(),
  bedType: z.string(),
  /** Guests of any age that may sleep in one room. */
  maxOccupancy: z.int(),
  minStayNights: z.int(),
  breakfastIncluded: z.boolean(),
  /** Square metres; null where the supplier does not say. */
  size: z.int().nullable(),
});
export type RoomFacts = z.infer<typeof RoomFacts>;
