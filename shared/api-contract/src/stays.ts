import { z } from 'zod';
import { Attraction, FacetValue, ProductCard, sortOrder } from './catalog';
import { HotelScores } from './kinds';
import { Price } from './price';
import { cursor, instant, localDate, Money, searchText, slug, opaqueText } from './primitives';

/** The longest stay, the most rooms of a booking, and the most guests in them. */
export const MAX_NIGHTS = 30;
export const MAX_ROOMS = 9;
export const MAX_ADULTS = 40;
export const MAX_CHILDREN = 20;

const listOf = (pattern: RegExp, most: number) =>
  opaqueText(600)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(z.string().regex(pattern)).max(most));
const ids = listOf(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, 30);
const childAges = listOf(/^(1[0-7]|\d)$/, MAX_CHILDREN).transform((ages) => ages.map(Number));

/** When, in how many rooms and with whom. `checkOut` is the day on which the guests leave; `childAges` is a comma list of 0 to 17. */
const stayFields = {
  checkIn: localDate,
  checkOut: localDate,
  rooms: z.coerce.number().int().min(1).max(MAX_ROOMS).default(1),
  adults: z.coerce.number().int().min(1).max(MAX_ADULTS).default(2),
  childAges: childAges.optional(),
};

/** `GET /hotels/{id}/rooms`: refuses dates that are past (date_past) or reversed, and stays of more than 30 nights (request_malformed). */
export const StayQuery = z.object(stayFields);
export type StayQuery = z.infer<typeof StayQuery>;

/**
 * `GET /hotels`. Comma lists are alternatives (or) inside a facet; facets narrow each other (and), but of facilities a hotel must have every one.
 * With both dates prices and places are those of the stay; with none, a hotel's lowest price. Prices are minor units of `currency` per room and night.
 */
export const HotelSearchQuery = z.object({
  ...stayFields,
  checkIn: localDate.optional(),
  checkOut: localDate.optional(),
  q: searchText(100).optional(),
  country: ids.optional(),
  state: ids.optional(),
  category: ids.optional(),
  facility: ids.optional(),
  stars: listOf(/^[1-5]$/, 5)
    .transform((stars) => stars.map(Number))
    .optional(),
  priceMin: z.coerce.number().int().min(0).max(1e12).optional(),
  priceMax: z.coerce.number().int().min(0).max(1e12).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  instant: z.enum(['true']).optional(),
  freeCancellation: z.enum(['true']).optional(),
  sort: sortOrder.default('recommended'),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
});
export type HotelSearchQuery = z.infer<typeof HotelSearchQuery>;
/** `GET /pins/hotels`: hotels with a room on the map, up to 500; prices per room and night. */
export const HotelPinsQuery = HotelSearchQuery.omit({ cursor: true, limit: true });
export type HotelPinsQuery = z.infer<typeof HotelPinsQuery>;

/** Why a room cannot be had for a stay. `too_many_guests`: they need more rooms; `too_many_rooms`: more than one booking takes. */
export const stayFault = z.enum(['sold_out', 'min_stay', 'too_many_guests', 'too_many_rooms', 'closed']);
export type StayFault = z.infer<typeof stayFault>;

/** The cheapest room of a hotel for the stay that was asked for. */
export const StayOffer = z.object({
  optionId: slug,
  roomName: z.string(),
  /** Per room and night, the mean of the stay's nights. */
  nightly: Price,
  /** All rooms and nights, with everything that must be paid. */
  total: Price,
  /** Rooms of this type left in the fullest night; null is without limit. */
  roomsLeft: z.int().nullable(),
  breakfastIncluded: z.boolean(),
  /** Until then the whole price is given back; null when it is not refundable, or no longer. */
  freeUntil: instant.nullable(),
});
export type StayOffer = z.infer<typeof StayOffer>;

/** A hotel in a list. `offer` is null without dates, and when no room can be had: then `fault` says why. */
export const HotelCard = ProductCard.extend({
  stars: z.int(),
  /** The first of the main ones. */
  facilities: z.array(z.object({ id: z.string(), name: z.string() })),
  offer: StayOffer.nullable(),
  fault: stayFault.nullable(),
  /** Fewest nights of any room that the guests fit into, where that is more than they stay. */
  minStayNights: z.int().nullable(),
}).meta({ id: 'HotelCard' });
export type HotelCard = z.infer<typeof HotelCard>;

export const HotelSearchResult = z
  .object({
    /** Null when no dates were asked for, or none that can be. */
    stay: z.object({ checkIn: localDate, checkOut: localDate, nights: z.int() }).nullable(),
    /** Why the dates asked for were left out. */
    datesFault: z.enum(['past', 'reversed', 'too_long', 'too_far']).nullable(),
    /** Hotels with a room for the stay; all that match, where no dates are known. */
    total: z.int(),
    /** Hotels that match and have no room for the stay; they come after the others. */
    withoutRooms: z.int(),
    items: z.array(HotelCard),
    nextCursor: z.string().nullable(),
    /** Counts of each facet with all other facets applied, of hotels with a room for the stay. */
    facets: z.object({
      country: z.array(FacetValue),
      state: z.array(FacetValue),
      category: z.array(FacetValue),
      facility: z.array(FacetValue),
      stars: z.array(FacetValue),
      rating: z.array(FacetValue),
      instant: z.int(),
      freeCancellation: z.int(),
      price: z.object({ min: Money, max: Money }).nullable(),
    }),
  })
  .meta({ id: 'HotelSearchResult' });
export type HotelSearchResult = z.infer<typeof HotelSearchResult>;

/** A thing worth seeing near a hotel. */
export const PlaceNearby = z.object({
  product: ProductCard,
  /** As the crow flies. */
  metres: z.int(),
  /** Along streets, at an easy pace; null where nobody would walk. */
  walkMinutes: z.int().nullable(),
});
export type PlaceNearby = z.infer<typeof PlaceNearby>;

/** `GET /hotels/{id}`: everything that a hotel's page shows before dates are known. */
export const Hotel = Attraction.extend({
  /** Means of the guests' reviews; null when none has rated. */
  scores: HotelScores.nullable(),
  popularNearby: z.array(PlaceNearby),
}).meta({ id: 'Hotel' });
export type Hotel = z.infer<typeof Hotel>;

/** A room type for a stay, with its price by night. */
export const StayRoom = z.object({
  optionId: slug,
  fault: stayFault.nullable(),
  /** Nights without enough rooms, when that is the fault. */
  soldOutNights: z.array(localDate),
  /** Rooms that the guests need of this type. */
  roomsNeeded: z.int(),
  /** Rooms left in the fullest night; null is without limit. */
  roomsLeft: z.int().nullable(),
  /** Price of one room for each night. */
  nights: z.array(z.object({ localDate, price: Price })),
  nightly: Price,
  total: Price,
  cancellation: z.array(z.object({ until: instant.nullable(), refundPercent: z.int() })),
});
export type StayRoom = z.infer<typeof StayRoom>;

export const StayRooms = z
  .object({
    checkIn: localDate,
    checkOut: localDate,
    nights: z.int(),
    timeZone: z.string(),
    items: z.array(StayRoom),
    /** When no room can be had: stays of the same length, nearest first, with the price of the cheapest. */
    nearest: z.array(z.object({ checkIn: localDate, checkOut: localDate, total: Price })),
  })
  .meta({ id: 'StayRooms' });
export type StayRooms = z.infer<typeof StayRooms>;
