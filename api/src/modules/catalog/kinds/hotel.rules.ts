import type { z } from 'zod';
import type { HotelFacts, RoomFacts } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { HotelDetails } from '../import/import-details';
import { textsOf } from '../texts.rules';
import { facilityName } from './hotel-facilities';
import type { KindOption, StoredRoomFacts } from './kind-option';
import { inEveryLanguage } from './words';

export type HotelDetails = z.output<typeof HotelDetails>;

/** Rooms of one type that one booking takes. */
const MOST_ROOMS = 9;
const ROOM = inEveryLanguage('Room', 'Kamar', '客房', '客房');

/** Each room type is an option: rooms a night, sold by the room and night. */
export const hotelOptions = (details: HotelDetails): KindOption[] =>
  details.rooms.map((room) => ({
    code: room.code,
    id: room.id,
    name: room.name,
    description: room.description,
    inclusions: room.inclusions,
    chargeCurrency: details.currency,
    maxUnits: MOST_ROOMS,
    units: [{ id: 'room', type: 'OTHER', name: ROOM, minQuantity: 1, maxQuantity: MOST_ROOMS, price: room.price, netPrice: room.netPrice }],
    cancellation: room.cancellation,
    inventory: { capacity: room.roomsPerDay, exceptions: room.exceptions },
    priceDays: room.priceDays,
    facts: {
      kind: 'hotel',
      code: room.code,
      bedType: room.bedType,
      maxOccupancy: room.maxOccupancy,
      minStayNights: room.minStayNights,
      breakfastIncluded: room.breakfastIncluded,
      size: room.size,
    },
  }));

export const hotelFacts = ({ stars, checkIn, checkOut, facilities }: HotelDetails, lang: Language): HotelFacts => ({
  kind: 'hotel',
  stars,
  checkIn,
  checkOut,
  facilities: facilities.map((id) => ({ id, name: facilityName(id, lang) })),
});

export const roomFacts = (facts: StoredRoomFacts, lang: Language): RoomFacts => ({ ...facts, bedType: textsOf(facts.bedType, lang) });
