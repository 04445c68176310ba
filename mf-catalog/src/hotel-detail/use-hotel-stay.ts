import type { Hotel, Option, StayRooms } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { readStay, stayParams, stayQuery, typedDates, type Stay } from '../hotel-stay/stay-url.rules';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { roomsPath } from './hotel-detail.resources';
import { allMissingOf, answersStay, cartLineOf, hasNoRoom, priceFromOf, problemsShown } from './room-choice.rules';

const NO_DATES = { checkIn: null, checkOut: null };

/** The stay of an address; days that are past in the hotel's zone are none. */
function askedStay(params: URLSearchParams, today: string | null) {
  const { stay, problems } = readStay(params);
  const isPast = today !== null && stay.checkIn !== null && stay.checkIn < today;
  return { stay: isPast ? { ...stay, ...NO_DATES } : stay, problems: problemsShown(problems, isPast) };
}

/** The rooms of a hotel for a stay; nothing is asked before dates are known that can be. */
function useRooms(hotel: Hotel, stay: Stay, today: string | null) {
  const isAskable = hotel.available && today !== null && stay.checkIn !== null;
  const { data, error, isValidating, mutate } = useResource<StayRooms>(isAskable ? roomsPath(hotel.id) : null, stayQuery(stay), {
    keepPreviousData: true,
  });
  const rooms = isAskable && answersStay(data, stay) ? data : undefined;
  return { rooms, isBusy: isValidating, failure: error ? () => void mutate() : null };
}

/** The room of the address; the only one of a hotel that has one. */
const optionOf = ({ options }: Hotel, id: string | null): Option | null =>
  options.find((option) => option.id === id) ?? (options.length === 1 ? (options[0] ?? null) : null);

/** Everything about staying in this hotel: the stay and room in the address, the API's answer, and what is missing for the cart. */
export function useHotelStay(hotel: Hotel) {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const today = now && todayIn(hotel.timeZone, now);
  const { stay, problems } = askedStay(params, today);
  const { rooms, isBusy, failure } = useRooms(hotel, stay, today);
  const option = optionOf(hotel, params.get('room'));
  const offerOf = (optionId: string | undefined) => rooms?.items.find((room) => room.optionId === optionId);
  const choice = { stay, option, offer: offerOf(option?.id) };
  const everyMissing = allMissingOf(choice);
  const change = (next: { stay?: Partial<Stay>; room?: string }) =>
    setParams(
      (asked) => {
        const room = next.room ?? asked.get('room');
        const address = [['hotel', hotel.id], ...stayParams({ ...readStay(asked).stay, ...typedDates(asked), ...next.stay })];
        return new URLSearchParams(room ? [...address, ['room', room]] : address);
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    hotel,
    today,
    problems,
    /** What stands in the fields, also where it is no stay (U16). */
    dates: typedDates(params),
    ...choice,
    rooms,
    isFull: hasNoRoom(rooms),
    priceFrom: priceFromOf(hotel, rooms),
    isBusy,
    failure,
    /** The first of what is missing, and all of it. */
    missing: everyMissing[0] ?? null,
    everyMissing,
    selection: cartLineOf(hotel, choice),
    offerOf,
    changeStay: (next: Partial<Stay>) => change({ stay: next }),
    chooseRoom: (room: string) => change({ room }),
  };
}
export type HotelStay = ReturnType<typeof useHotelStay>;
