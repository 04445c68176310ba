import { useState } from 'react';
import type { Attraction, Question } from '@straits/api-contract';
import { refusalCode } from '@straits/http';
import { useSearchParams } from '@straits/router';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { useAvailability } from './availability.api';
import { bookingState } from './booking-state.rules';
import { cartLineOf, readChoice, writeChoice, writePoint, writeQuantities, type Choice } from './choice.rules';
import { quantityOf, settleQuantity } from './units.rules';

type Change = Parameters<typeof writeChoice>[1];

function unitsWith({ option, quantities }: Choice, unitId: string, wished: number): Change {
  const unit = option?.units.find(({ id }) => id === unitId);
  if (!unit) return {};
  const quantity = settleQuantity(unit, quantityOf(quantities, unitId), wished);
  return { units: writeQuantities({ ...quantities, [unitId]: quantity }) };
}

/** What the shopper can do; each act changes the address. */
const choiceActs = (change: (parts: (now: Choice) => Change) => void) => ({
  // The people stay: those that the other package type does not know are left out when the address is read.
  chooseOption: (id: string) => change(() => ({ option: id, time: '' })),
  // A start time belongs to its day.
  chooseDate: (date: string) => change(() => ({ date, time: '' })),
  chooseTime: (time: string) => change(() => ({ time })),
  chooseQuantity: (unitId: string, wished: number) => change((now) => unitsWith(now, unitId, wished)),
});

/**
 * Everything about buying this attraction: the choice in the address, the day's answer, the live total and what is missing.
 * `isShown` false (a phone with the panel closed) asks the API for nothing.
 */
export function useBooking(attraction: Attraction, isShown: boolean) {
  const [search, setSearch] = useSearchParams();
  const now = useNow();
  const today = now && todayIn(attraction.timeZone, now);
  // What is typed may be private: it is kept out of the address.
  const [typed, setTyped] = useState<Record<string, string>>({});
  const read = readChoice(search, attraction.options);
  const choice = { ...read, answers: { ...typed, ...read.answers } };
  const { availability, error, retry } = useAvailability(choice, isShown);
  const refusal = refusalCode(error?.failure);
  const state = bookingState({ choice, today, availability, refusal });
  const change = (parts: (now: Choice) => Change) =>
    setSearch((now) => writeChoice(now, parts(readChoice(now, attraction.options))), { replace: true, preventScrollReset: true });
  return {
    attraction,
    choice,
    today,
    availability,
    ...state,
    selection: cartLineOf(attraction, choice, state.missing),
    /** Set when the day's answer did not come: asks again. */
    failure: error && !refusal ? retry : null,
    answer: ({ id, points }: Question, text: string) =>
      points.length > 0 ? change(() => writePoint(id, text)) : setTyped((before) => ({ ...before, [id]: text })),
    ...choiceActs(change),
  };
}
export type Booking = ReturnType<typeof useBooking>;
