import { z } from 'zod';
import { HotelScores, OptionFacts, ProductFacts, UnitFacts } from './kinds';
import { Price } from './price';
import {
  countryCode,
  currencyCode,
  cursor,
  instant,
  localDate,
  Money,
  opaqueText,
  Picture,
  searchText,
  slug,
  visitDate,
} from './primitives';

export const PRODUCT_KINDS = ['attraction', 'package', 'hotel', 'ferry', 'cruise', 'transport'] as const;
export const productKind = z.enum(PRODUCT_KINDS);
export type ProductKind = z.infer<typeof productKind>;

/** OCTO's availability states. */
export const availabilityStatus = z.enum(['AVAILABLE', 'FREESALE', 'LIMITED', 'SOLD_OUT', 'CLOSED']);
export type AvailabilityStatus = z.infer<typeof availabilityStatus>;

export const unitType = z.enum(['ADULT', 'CHILD', 'INFANT', 'SENIOR', 'YOUTH', 'STUDENT', 'FAMILY', 'OTHER']);
export type UnitType = z.infer<typeof unitType>;

export const PlaceRef = z
  .object({ id: slug, name: z.string(), state: z.string(), stateId: slug, country: countryCode, countryName: z.string() })
  .meta({ id: 'PlaceRef' });
export type PlaceRef = z.infer<typeof PlaceRef>;

/** What a card shows: also the unit of lists. `priceFrom` is the lowest adult price with every must-pay fee. */
export const ProductCard = z
  .object({
    id: slug,
    kind: productKind,
    name: z.string(),
    summary: z.string(),
    /** The language of what the supplier wrote of it, where it is not the one asked for. */
    lang: z.string().optional(),
    place: PlaceRef,
    picture: Picture,
    rating: z.number().nullable(),
    ratingCount: z.int(),
    priceFrom: Price.nullable(),
    /** Per what the price is, e.g. 'person', 'night', 'vehicle'. */
    priceUnit: z.enum(['person', 'room_night', 'vehicle', 'cabin']),
    instantConfirmation: z.boolean(),
    freeCancellationHours: z.int().nullable(),
    openDated: z.boolean(),
    location: z.object({ latitude: z.number(), longitude: z.number() }),
    categories: z.array(z.object({ id: slug, name: z.string(), lang: z.string().optional() })),
  })
  .meta({ id: 'ProductCard' });
export type ProductCard = z.infer<typeof ProductCard>;

const cards = z.array(ProductCard);
/** `GET /home`: recommended products by kind, popular ones by country. */
export const Home = z
  .object({
    recommended: z.object({ attraction: cards, package: cards, hotel: cards, ferry: cards, cruise: cards, transport: cards }),
    popular: z.object({ SG: cards, ID: cards, MY: cards }),
    states: z.array(z.object({ id: slug, name: z.string(), country: countryCode, count: z.int() })),
  })
  .meta({ id: 'Home' });
export type Home = z.infer<typeof Home>;

export const sortOrder = z.enum(['recommended', 'price', 'price_desc', 'rating', 'popularity']);
export type SortOrder = z.infer<typeof sortOrder>;

const list = (max = 20) =>
  opaqueText(max * 101)
    .transform((s) => s.split(',').filter(Boolean))
    .pipe(z.array(slug).max(max));

/** A kind's list, or the one of everything. */
export const searchScope = z.enum([...PRODUCT_KINDS, 'all']);
export type SearchScope = z.infer<typeof searchScope>;

/** `GET /search`. Comma lists are alternatives (or) inside a facet; facets narrow each other (and). */
export const SearchQuery = z.object({
  kind: searchScope.default('attraction'),
  /** Narrows the list of everything, like the other facets. */
  kinds: list(PRODUCT_KINDS.length).pipe(z.array(productKind)).optional(),
  q: searchText(100).optional(),
  country: list().optional(),
  state: list().optional(),
  /** Cities; not a facet. */
  place: list().optional(),
  category: list().optional(),
  date: localDate.optional(),
  /** Minor units of `currency`. */
  priceMin: z.coerce.number().int().min(0).max(1e12).optional(),
  priceMax: z.coerce.number().int().min(0).max(1e12).optional(),
  rating: z.coerce.number().min(0).max(5).optional(),
  instant: z.enum(['true']).optional(),
  freeCancellation: z.enum(['true']).optional(),
  sort: sortOrder.default('recommended'),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(60).default(24),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** A value of a facet with how many it counts; `lang` where the name is in another language than was asked for. */
export const FacetValue = z
  .object({ id: z.string(), name: z.string(), lang: z.string().optional(), count: z.int() })
  .meta({ id: 'FacetValue' });
export type FacetValue = z.infer<typeof FacetValue>;
/** What a typed line says beside its words: `zoo 2a1c 12 dec`. */
export const Wish = z
  .object({
    words: z.string(),
    date: localDate.nullable(),
    guests: z.object({ adults: z.int(), children: z.int(), infants: z.int() }).nullable(),
  })
  .meta({ id: 'Wish' });
export type Wish = z.infer<typeof Wish>;
export const SearchResult = z
  .object({
    /** How the words were read where nothing has all of them as they stand; the list is of it. */
    wish: Wish.extend({ of: z.string() }).optional(),
    total: z.int(),
    /** The cities that the list is narrowed to, also where nothing is found. */
    places: z.array(z.object({ id: slug, name: z.string() })).optional(),
    items: z.array(ProductCard),
    nextCursor: z.string().nullable(),
    /** Counts of each facet with all other facets applied. Price bounds in the display currency. */
    facets: z.object({
      /** Kinds of the list of everything; of a kind's own list that kind alone. Names are the client's. */
      kind: z.array(z.object({ id: productKind, count: z.int() })),
      country: z.array(FacetValue),
      state: z.array(FacetValue),
      category: z.array(FacetValue),
      rating: z.array(FacetValue),
      instant: z.int(),
      freeCancellation: z.int(),
      price: z.object({ min: Money, max: Money }).nullable(),
    }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

/** `GET /pins`: all that a search finds on the map, up to 500. */
export const PinsQuery = SearchQuery.omit({ cursor: true, limit: true });
export type PinsQuery = z.infer<typeof PinsQuery>;
export const Pins = z
  .object({
    items: z.array(
      z.object({ id: slug, kind: productKind, name: z.string(), latitude: z.number(), longitude: z.number(), priceFrom: Money.nullable() }),
    ),
  })
  .meta({ id: 'Pins' });
export type Pins = z.infer<typeof Pins>;

/** `GET /cards?ids=a,b`: at most 40; what is no longer known is left out. */
export const CardsQuery = z.object({ ids: list(40) });
export const CardList = z.object({ items: cards }).meta({ id: 'CardList' });
export type CardList = z.infer<typeof CardList>;

export const SuggestQuery = z.object({ q: searchText(100, 1), limit: z.coerce.number().int().min(1).max(12).default(8) });
export const Suggestion = z
  .object({
    type: z.enum(['product', 'place', 'category']),
    id: slug,
    kind: productKind.nullable(),
    name: z.string(),
    /** The language of a product's name, where it is not the one asked for. */
    lang: z.string().optional(),
    detail: z.string(),
    href: z.string(),
  })
  .meta({ id: 'Suggestion' });
export type Suggestion = z.infer<typeof Suggestion>;
/** The links hold the day and the guests of the wish, where what was typed is read as one. */
export const Suggestions = z.object({ items: z.array(Suggestion), wish: Wish.optional() }).meta({ id: 'Suggestions' });
export type Suggestions = z.infer<typeof Suggestions>;

/** A traveller type of an option (OCTO unit): age band and limits are product data (R3). */
export const Unit = z
  .object({
    id: slug,
    type: unitType,
    name: z.string(),
    /** The language of its words, where it is not the one asked for. */
    lang: z.string().optional(),
    /** Years, both ends included; null is open. */
    minAge: z.int().nullable(),
    maxAge: z.int().nullable(),
    minQuantity: z.int(),
    maxQuantity: z.int(),
    /** Unit ids of which at least one must be on the booking. */
    accompaniedBy: z.array(slug),
    priceFrom: Price,
    /** What belongs to the kind only; left out where there is nothing. */
    facts: UnitFacts.optional(),
  })
  .meta({ id: 'Unit' });
export type Unit = z.infer<typeof Unit>;

/** Something that can be bought with an option and is never ticked for the traveller; `per` says what its price buys. */
export const Extra = z
  .object({
    id: slug,
    name: z.string(),
    description: z.string(),
    /** The language of its words, where it is not the one asked for. */
    lang: z.string().optional(),
    per: z.enum(['booking', 'person']),
    price: Price,
    maxQuantity: z.int(),
  })
  .meta({ id: 'Extra' });
export type Extra = z.infer<typeof Extra>;

/** Where travellers are picked up, and how many minutes before the start they should be there. */
const PickUpPoint = z
  .object({
    id: slug,
    name: z.string(),
    lang: z.string().optional(),
    address: z.string(),
    latitude: z.number(),
    longitude: z.number(),
    minutesBefore: z.int().min(0),
  })
  .meta({ id: 'PickUpPoint' });
export type PickUpPoint = z.infer<typeof PickUpPoint>;

/** What the traveller is asked for an option, besides who travels: a pick-up address, a flight number. */
export const Question = z
  .object({
    id: slug,
    label: z.string(),
    /** The language of the label, where it is not the one asked for. */
    lang: z.string().optional(),
    required: z.boolean(),
    maxLength: z.int().min(1).max(200),
    /** The answer is the id of one of them; empty where the traveller writes it. */
    points: z.array(PickUpPoint),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof Question>;

/** What each traveller is asked where they are named (OCTO: a unit's question), or what is asked of the booking there: written, one of given answers, or a whole number. */
export const PassengerQuestion = z
  .object({
    id: slug,
    label: z.string(),
    /** The language of the label, where it is not the one asked for. */
    lang: z.string().optional(),
    required: z.boolean(),
    maxLength: z.int().min(1).max(200),
    /** The answer is the id of one of them; empty where it is written. */
    choices: z.array(z.object({ id: slug, name: z.string(), lang: z.string().optional() })),
    /** The answer is a whole number from `min` to `max`; null where it is none. */
    number: z.object({ min: z.int(), max: z.int(), unit: z.enum(['kg', 'cm']).nullable() }).nullable(),
  })
  .meta({ id: 'PassengerQuestion' });
export type PassengerQuestion = z.infer<typeof PassengerQuestion>;

/** What a kind sells (OCTO option): a package type, room type, sailing, cabin class, tour or vehicle class. */
export const Option = z
  .object({
    id: slug,
    name: z.string(),
    description: z.string(),
    inclusions: z.array(z.string()),
    /** The language of what the supplier wrote of it, where it is not the one asked for. */
    lang: z.string().optional(),
    /** Start times of a day, empty when a ticket is for the whole day. */
    startTimes: z.array(z.string()),
    openDated: z.boolean(),
    /** Days of validity after purchase for open-dated tickets. */
    validityDays: z.int().nullable(),
    /** Minutes before the visit day's opening when sales stop. */
    cutOffMinutes: z.int(),
    minUnits: z.int(),
    maxUnits: z.int(),
    units: z.array(Unit),
    cancellation: z.array(z.object({ hoursBefore: z.int(), refundPercent: z.int() })),
    /** What is asked of each traveller besides the name. */
    passengerFields: z.array(z.enum(['dateOfBirth', 'nationality', 'passportNumber', 'passportExpiry', 'title'])),
    chargeCurrency: currencyCode,
    /** What a booking takes of the stock: places of its units, or one (a vehicle, a cabin). */
    stockPer: z.enum(['unit', 'booking']),
    /** The traveller names any time of the day instead of one of `startTimes`. */
    anyTime: z.boolean(),
    extras: z.array(Extra),
    /** What the product's page asks once for the booking. */
    questions: z.array(Question),
    /** What the checkout asks once for the booking; left out where nothing is. */
    bookingQuestions: z.array(PassengerQuestion).optional(),
    /** What each traveller is asked besides `passengerFields`; left out where nothing is. */
    passengerQuestions: z.array(PassengerQuestion).optional(),
    /** What belongs to the kind only; null for attractions. */
    facts: OptionFacts.nullable(),
  })
  .meta({ id: 'Option' });
export type Option = z.infer<typeof Option>;

export const OpeningHours = z
  .object({
    /** IANA zone of the place. */
    timeZone: z.string(),
    /** ISO weekday 1 (Monday) to 7; several rows a day are several sittings, none is closed. */
    weekly: z.array(z.object({ weekday: z.int().min(1).max(7), opens: z.string(), closes: z.string() })),
    exceptions: z.array(
      z.object({ date: localDate, closed: z.boolean(), opens: z.string().nullable(), closes: z.string().nullable(), note: z.string() }),
    ),
  })
  .meta({ id: 'OpeningHours' });
export type OpeningHours = z.infer<typeof OpeningHours>;

export const Review = z
  .object({
    id: z.string(),
    author: z.string(),
    rating: z.int(),
    text: z.string(),
    lang: z.string(),
    visitedOn: localDate,
    travellerType: z.string(),
    /** Somebody who booked here and whose visit or stay is over. */
    verified: z.boolean(),
    /** What a hotel's guest rated one by one; null elsewhere. */
    scores: HotelScores.nullable(),
    photos: z.array(Picture.omit({ alt: true })),
    /** What staff answers in public. */
    answer: z.object({ text: z.string(), answeredOn: localDate }).nullable(),
    /** What it says in the language asked for, where it was written in another and somebody has translated it; `answer` is null while only the review is. */
    translation: z.object({ text: z.string(), answer: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'Review' });
export type Review = z.infer<typeof Review>;
export const ReviewPage = z
  .object({
    items: z.array(Review),
    nextCursor: z.string().nullable(),
    /** Of all reviews, whatever the page shows. */
    histogram: z.array(z.object({ rating: z.int(), count: z.int() })),
    /** The languages that they are written in, most first, and how many have photos. */
    languages: z.array(z.object({ lang: z.string(), count: z.int() })),
    withPhotos: z.int(),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** `GET /products/{kind}/{id}/reviews` */
export const ReviewsQuery = z.object({
  sort: z.enum(['recent', 'best', 'worst']).default('recent'),
  /** Only those written in this language (`lang` is the language of the answer). */
  written: z.enum(['en', 'id', 'zh-Hans', 'zh-Hant']).optional(),
  /** Only those with photos. */
  photos: z.literal('true').optional(),
  cursor: cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewsQuery = z.infer<typeof ReviewsQuery>;

/** `GET /products/{kind}/{id}`: full depth for attractions; other kinds answer the same shape with what they have. */
export const Attraction = ProductCard.extend({
  description: z.string(),
  highlights: z.array(z.string()),
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  goodToKnow: z.array(z.string()),
  /** What will be asked of whoever books, of each traveller and of the booking; `lang` where a label is in another language than was asked for. */
  asked: z.array(z.object({ title: z.string(), things: z.array(z.object({ text: z.string(), lang: z.string().optional() })) })).optional(),
  redemption: z.string(),
  terms: z.string(),
  address: z.string(),
  durationMinutes: z.int().nullable(),
  pictures: z.array(Picture),
  openingHours: OpeningHours,
  options: z.array(Option),
  reviews: ReviewPage,
  nearby: z.array(ProductCard),
  timeZone: z.string(),
  available: z.boolean(),
  /** What belongs to the kind only; null for attractions. */
  facts: ProductFacts.nullable(),
}).meta({ id: 'Attraction' });
export type Attraction = z.infer<typeof Attraction>;

/** `GET /availability/calendar`: one row a day, at most 62 days. */
export const CalendarQuery = z.object({ optionId: slug, localDateStart: visitDate, localDateEnd: visitDate });
export const CalendarDay = z
  .object({ localDate, status: availabilityStatus, vacancies: z.int().nullable(), priceFrom: Price.nullable() })
  .meta({ id: 'CalendarDay' });
export type CalendarDay = z.infer<typeof CalendarDay>;
export const Calendar = z
  .object({ days: z.array(CalendarDay), cheapest: localDate.nullable(), timeZone: z.string() })
  .meta({ id: 'Calendar' });
export type Calendar = z.infer<typeof Calendar>;

export const UnitQuantity = z.object({ unitId: slug, quantity: z.int().min(0).max(1000) });
export type UnitQuantity = z.infer<typeof UnitQuantity>;

/** `GET /availability?optionId=&localDate=&units=adult:2,child:1`: a day's start times with the total for those units. */
export const AvailabilityQuery = z.object({
  optionId: slug,
  localDate: visitDate.optional(),
  units: z
    .string()
    .max(400)
    .regex(/^([A-Za-z0-9._-]+:\d{1,4})(,[A-Za-z0-9._-]+:\d{1,4})*$/)
    .optional(),
});
export const Availability = z
  .object({
    optionId: slug,
    localDate: localDate.nullable(),
    slots: z.array(
      z.object({
        startTime: z.string().nullable(),
        status: availabilityStatus,
        vacancies: z.int().nullable(),
        closesAt: instant.nullable(),
      }),
    ),
    /** Places that the units asked for take of a start: of a family ticket as many as people, of a vehicle or cabin one. */
    needed: z.int(),
    unitPrices: z.array(z.object({ unitId: slug, price: Price })),
    total: Price.nullable(),
    nearestDates: z.array(localDate),
  })
  .meta({ id: 'Availability' });
export type Availability = z.infer<typeof Availability>;

/** `GET /states/{id}`: one state or region with its products' count. */
export const State = z
  .object({
    id: slug,
    name: z.string(),
    country: countryCode,
    countryName: z.string(),
    intro: z.string(),
    /** The language of the intro, where it is not the one asked for. */
    introLang: z.string().optional(),
    picture: Picture,
    count: z.int(),
  })
  .meta({ id: 'State' });
export type State = z.infer<typeof State>;
export const StateList = z.object({ items: z.array(State) }).meta({ id: 'StateList' });
export type StateList = z.infer<typeof StateList>;
