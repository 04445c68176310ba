/** Which product shows which trap of the trade, so that tests and people find it. Offsets are days from today. */
export const NASTY_CASES = {
  /** Sold out on the next Saturday after today. */
  soldOutSaturday: 'bay-garden-domes',
  /** Exactly one place left on a day. */
  lastUnit: { product: 'sky-deck-57', dayOffset: 3 },
  /** Tickets without a date, with their validity in days. */
  openDated: { 'open-city-pass': 90, 'melaka-river-night': 60, 'botanic-orchid-garden': 180 } as Record<string, number>,
  /** No band for seniors: 41 and older are adults. */
  withoutSeniorBand: 'singapore-river-cruise',
  /** Fewest and most tickets of one booking. */
  minimumUnits: { 'mulu-cave-day': 4, 'desaru-water-coast': 2 } as Record<string, number>,
  maximumUnits: { 'peranakan-house-visit': 8, 'kampong-glam-batik': 6 } as Record<string, number>,
  /** Charged in US dollars. */
  dollars: 'raja-ampat-liveaboard-day',
  /** The supplier needs the travellers' passports. */
  passports: ['bintan-island-day', 'komodo-island-boat'],
  /** Start times of a day. */
  startTimes: {
    'chinatown-food-walk': ['09:30'],
    'kampong-glam-batik': ['10:30', '14:00'],
    'hawker-cooking-class': ['09:00'],
    'sky-deck-57': ['11:00', '13:00', '15:00', '17:00', '19:00'],
    'kecak-cliff-dance': ['18:00'],
    'kl-street-food-night': ['18:00'],
    'putrajaya-lake-cruise': ['11:00', '14:00', '17:30'],
  } as Record<string, string[]>,
  /** Sales stop so many minutes before the visit begins. */
  cutOffMinutes: {
    'borobudur-sunrise': 720,
    'mount-batur-trek': 720,
    'bintan-island-day': 1_440,
    'raja-ampat-liveaboard-day': 2_880,
  } as Record<string, number>,
  /** Nothing is given back. */
  nonRefundable: 'kecak-cliff-dance',
  /** Closed for a day, with a note. */
  closedDay: { product: 'straits-aquarium', dayOffset: 9 },
  /** The last boat of the day back is full, so many days from today. */
  lastFerrySoldOut: { line: 'singapore-batam', code: 'R2040', dayOffset: 2 },
  /** Sails on Saturdays and Sundays only. */
  weekendFerry: 'tanah-merah-nongsapura',
  /** Goes every day and comes back from Monday to Friday only. */
  noReturnAtWeekends: 'singapore-karimun',
  /** Arrives at an earlier clock than it left: fifty minutes to the west, into another time zone. */
  arrivesBeforeItLeft: 'singapore-batam',
  /** No child may come. */
  adultsOnly: 'seminyak-spa-ritual',
  hotels: {
    /** Nothing free for one night, in the middle of most stays. */
    soldOutNight: { hotel: 'quay-house', dayOffset: 10 },
    /** One room of a type left for some nights. */
    lastRoom: { hotel: 'five-foot-way', room: 'family', dayOffset: 5, days: 4 },
    /** Fewest nights. */
    minimumStay: { 'lagoon-lodge-langkawi': 3, 'katong-verandah': 2 } as Record<string, number>,
    /** Has rooms for one guest. */
    single: 'five-foot-way',
    /** One of its rooms is cheaper and never refunded. */
    nonRefundable: 'tower-view-kl',
    /** The supplier answers each booking by hand. */
    onRequest: 'gili-driftwood',
  },
} as const;
