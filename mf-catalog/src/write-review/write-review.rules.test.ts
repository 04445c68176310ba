import { asReview, draftFaults, EMPTY, photoFault, type Draft } from './write-review.rules';

const whole: Draft = {
  rating: '4',
  scores: { cleanliness: '5', comfort: '4', service: '5', location: '3', facilities: '4' },
  travellerType: 'family',
  text: 'Quiet rooms and kind people.',
};

it('names what is missing, for a hotel its five scores too', () => {
  expect(draftFaults(EMPTY, false)).toEqual({ rating: 'rating', travellerType: 'travellerType', text: 'textShort' });
  expect(Object.keys(draftFaults(EMPTY, true))).toEqual([
    'rating',
    'cleanliness',
    'comfort',
    'service',
    'location',
    'facilities',
    'travellerType',
    'text',
  ]);
  expect(draftFaults(whole, true)).toEqual({});
});

it.each([
  ['x'.repeat(19), 'textShort'],
  ['x'.repeat(20), undefined],
  ['好'.repeat(2_000), undefined],
  ['x'.repeat(2_001), 'textLong'],
  [' '.repeat(50), 'textShort'],
])('counts the letters of a text', (text, fault) => {
  expect(draftFaults({ ...whole, text }, false).text).toBe(fault);
});

it('gives scores of hotels only', () => {
  expect(asReview(whole, { lineId: 'l', kind: 'hotel' }, 'en').scores).toEqual({
    cleanliness: 5,
    comfort: 4,
    service: 5,
    location: 3,
    facilities: 4,
  });
  expect(asReview(whole, { lineId: 'l', kind: 'ferry' }, 'id')).toMatchObject({
    rating: 4,
    scores: null,
    lang: 'id',
    travellerType: 'family',
  });
});

it.each([
  ['image/png', 5_000_000, null],
  ['image/jpeg', 5_000_001, 'photoSize'],
  ['application/pdf', 10, 'photoType'],
])('%s of %i bytes: %s', (type, size, fault) => {
  expect(photoFault({ type, size })).toBe(fault);
});
