import type { Attraction, Departure } from '@straits/api-contract';
import { anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';

/** A package of two days for tests: adults, children without a bed, a massage to add. */
export const tour: Attraction = anAttraction({
  id: 'bali',
  kind: 'package',
  name: 'Bali in four days',
  options: [
    anOption({
      id: 'bali-tour',
      minUnits: 2,
      units: [
        aUnit({ id: 'adult', name: 'Adult', priceFrom: aPrice(60_000) }),
        aUnit({
          id: 'child',
          name: 'Child, no bed',
          type: 'CHILD',
          minAge: 3,
          maxAge: 12,
          accompaniedBy: ['adult'],
          priceFrom: aPrice(36_000),
        }),
      ],
      extras: [{ id: 'spa', name: 'Massage', description: 'An hour', per: 'person', price: aPrice(6_500), maxQuantity: 8 }],
    }),
  ],
  facts: {
    kind: 'package',
    days: 2,
    nights: 1,
    minTravellers: 2,
    itinerary: [
      { day: 1, title: 'Arrival in Ubud', description: 'Rice terraces.', meals: ['dinner'], stay: 'Ubud Inn', place: null },
      { day: 2, title: 'The sea', description: 'Snorkelling.', meals: ['breakfast'], stay: '', place: null },
    ],
  },
});
/** A day on which it leaves with so many places. */
export const leaves = (localDate: string, vacancies: number): Departure => ({
  localDate,
  options: [
    {
      optionId: 'bali-tour',
      status: vacancies > 0 ? 'AVAILABLE' : 'SOLD_OUT',
      vacancies,
      unitPrices: [
        { unitId: 'adult', price: aPrice(60_000) },
        { unitId: 'child', price: aPrice(36_000) },
      ],
    },
  ],
});
