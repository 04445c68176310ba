import { z } from 'zod';

/** What a hotel has besides what every product has. */
export const HotelFacts = z.object({
  kind: z.literal('hotel'),
  stars: z.int().min(1).max(5),
  /** Local times, `15:00`. */
  checkIn: z.string(),
  checkOut: z.string(),
  facilities: z.array(z.string()),
});
export type HotelFacts = z.infer<typeof HotelFacts>;

/** An option of a hotel: a room type. Its unit `room` is priced per night; stock is rooms a night. */
export const RoomFacts = z.object({
  kind: z.literal('hotel'),
  code: z.string(),
  bedType: z.string(),
  maxOccupancy: z.int(),
  minStayNights: z.int(),
  breakfastIncluded: z.boolean(),
});
export type RoomFacts = z.infer<typeof RoomFacts>;
