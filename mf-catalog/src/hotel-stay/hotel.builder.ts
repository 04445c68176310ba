import type { Hotel, HotelCard, Option, StayRoom } from '@straits/api-contract';
import { aCard, anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';

// Builders for tests of the hotel pages: a whole resource of which a test names only what matters.
export const aHotelCard = (change: Partial<HotelCard> = {}): HotelCard => ({
  ...aCard({ id: 'quay', kind: 'hotel', name: 'Quay House', priceUnit: 'room_night', priceFrom: aPrice(26_000) }),
  stars: 5,
  facilities: [{ id: 'pool', name: 'Swimming pool' }],
  offer: null,
  fault: null,
  minStayNights: null,
  ...change,
});

export const aRoom = (id: string, change: Partial<Option> = {}): Option =>
  anOption({
    id,
    name: `Room ${id}`,
    maxUnits: 9,
    units: [aUnit({ id: 'room', type: 'OTHER', name: 'Room', priceFrom: aPrice(20_000) })],
    facts: {
      kind: 'hotel',
      code: id.toUpperCase(),
      bedType: 'One king bed',
      maxOccupancy: 2,
      minStayNights: 1,
      breakfastIncluded: true,
      size: 30,
    },
    ...change,
  });

export const aStayRoom = (optionId: string, change: Partial<StayRoom> = {}): StayRoom => ({
  optionId,
  fault: null,
  soldOutNights: [],
  roomsNeeded: 1,
  roomsLeft: 3,
  nights: [
    { localDate: '2026-12-04', price: aPrice(20_000) },
    { localDate: '2026-12-05', price: aPrice(25_000) },
  ],
  nightly: aPrice(22_500),
  total: aPrice(45_000),
  cancellation: [],
  ...change,
});

export const aHotel = (change: Partial<Hotel> = {}): Hotel => ({
  ...anAttraction({ id: 'quay', kind: 'hotel', name: 'Quay House', priceUnit: 'room_night', priceFrom: aPrice(20_000) }),
  options: [aRoom('double'), aRoom('suite')],
  facts: { kind: 'hotel', stars: 5, checkIn: '15:00', checkOut: '11:00', facilities: [{ id: 'pool', name: 'Swimming pool' }] },
  scores: { cleanliness: 4.6, comfort: 4.4, service: 4.8, location: 5, facilities: 4.1 },
  popularNearby: [{ product: aCard(), metres: 640, walkMinutes: 10 }],
  ...change,
});
