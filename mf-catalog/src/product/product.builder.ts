import type { Attraction, Option, Picture, ProductCard, Unit } from '@straits/api-contract';

// Builders for this remote's tests: a whole resource of which a test names only what matters.
const money = (amount: number, currency = 'SGD') => ({ amount, currency });
export const aPrice = (amount: number) => ({ charge: money(amount), shown: money(amount) });

export const aPicture = (change: Partial<Picture> = {}): Picture => ({
  src: '/media/zoo',
  widths: [320, 640],
  width: 4,
  height: 3,
  alt: 'The zoo',
  color: '#0b3c49',
  ...change,
});

export const aUnit = (change: Partial<Unit> = {}): Unit => ({
  id: 'adult',
  type: 'ADULT',
  name: 'Adult',
  minAge: 13,
  maxAge: null,
  minQuantity: 0,
  maxQuantity: 9,
  accompaniedBy: [],
  priceFrom: aPrice(4800),
  ...change,
});

export const anOption = (change: Partial<Option> = {}): Option => ({
  id: 'day',
  name: 'Day ticket',
  description: 'One day at the zoo.',
  inclusions: [],
  startTimes: [],
  openDated: false,
  validityDays: null,
  cutOffMinutes: 0,
  minUnits: 1,
  maxUnits: 20,
  units: [
    aUnit(),
    aUnit({ id: 'child', type: 'CHILD', name: 'Child', minAge: 3, maxAge: 12, accompaniedBy: ['adult'], priceFrom: aPrice(3300) }),
  ],
  cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
  passengerFields: [],
  chargeCurrency: 'SGD',
  stockPer: 'unit',
  anyTime: false,
  extras: [],
  questions: [],
  facts: null,
  ...change,
});

export const aCard = (change: Partial<ProductCard> = {}): ProductCard => ({
  id: 'zoo',
  kind: 'attraction',
  name: 'Singapore Zoo',
  summary: 'Rainforest animals without cages.',
  place: { id: 'mandai', name: 'Mandai', state: 'North', stateId: 'sg-north', country: 'SG', countryName: 'Singapore' },
  picture: aPicture(),
  rating: 4.7,
  ratingCount: 1280,
  priceFrom: aPrice(4800),
  priceUnit: 'person',
  instantConfirmation: true,
  freeCancellationHours: 24,
  openDated: false,
  location: { latitude: 1.4043, longitude: 103.793 },
  categories: [{ id: 'wildlife', name: 'Wildlife' }],
  ...change,
});

export const anAttraction = (change: Partial<Attraction> = {}): Attraction => ({
  ...aCard(),
  facts: null,
  description: 'Home to 4,200 animals.',
  highlights: ['Breakfast with orangutans'],
  inclusions: ['Admission'],
  exclusions: ['Tram rides'],
  goodToKnow: ['Wear good shoes'],
  redemption: 'Show the QR code at the gate.',
  terms: 'Not transferable.',
  address: '80 Mandai Lake Road',
  durationMinutes: 240,
  pictures: [aPicture()],
  openingHours: { timeZone: 'Asia/Singapore', weekly: [], exceptions: [] },
  options: [anOption()],
  reviews: { items: [], nextCursor: null, histogram: [], languages: [], withPhotos: 0 },
  nearby: [],
  timeZone: 'Asia/Singapore',
  available: true,
  ...change,
});
