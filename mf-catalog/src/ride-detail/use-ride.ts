import { useState } from 'react';
import type { Attraction, Availability, Option } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useSearchParams, withParam } from '@straits/router';
import { todayIn } from '../place-time/clock.rules';
import { useNow } from '../place-time/use-now';
import { readRide, type RideSearch } from '../ride-trip/ride-url.rules';
import { allMissing, optionOf, quantityOf, rideLine, totalOf } from './ride-booking.rules';

const dayQuery = (option: Option | null, ride: RideSearch) => {
  const unit = option?.units[0];
  return option && unit && ride.date
    ? { optionId: option.id, localDate: ride.date, units: `${unit.id}:${quantityOf(option, ride)}` }
    : null;
};

const isOfDay = (data: Availability | undefined, query: ReturnType<typeof dayQuery>) =>
  data?.optionId === query?.optionId && data?.localDate === query?.localDate;

/** The day's answer for a vehicle; asked once a day is chosen. */
function useDay(option: Option | null, ride: RideSearch) {
  const query = dayQuery(option, ride);
  const { data, error, mutate } = useResource<Availability>(query && '/availability', query ?? {}, { keepPreviousData: true });
  return { availability: isOfDay(data, query) ? data : undefined, failure: error ? () => void mutate() : null };
}

/** Everything about booking this ride: vehicle, moment and people in the address, words and extras here, the day's answer and the total. */
export function useRide(product: Attraction) {
  const [search, setSearch] = useSearchParams();
  const [answers, setAnswers] = useState<Record<string, string>>({});
  const [extras, setExtras] = useState<Record<string, number>>({});
  const now = useNow();
  const today = now && todayIn(product.timeZone, now);
  const ride = readRide(search);
  const option = optionOf(product.options, search.get('option'), ride);
  const { availability, failure } = useDay(option, ride);
  const choice = { option, ride, answers, extras };
  const everyMissing = allMissing(choice, { today, availability });
  const missing = everyMissing[0] ?? null;
  return {
    product,
    ...choice,
    today,
    availability,
    /** The first of what is missing, and all of it. */
    missing,
    everyMissing,
    total: totalOf(choice, availability),
    selection: missing === null ? rideLine(product, choice) : null,
    failure,
    set: (change: Partial<RideSearch> & { option?: string }) =>
      setSearch((now) => Object.entries(change).reduce((next, [name, value]) => withParam(next, name, String(value)), now), {
        replace: true,
        preventScrollReset: true,
      }),
    answer: (id: string, text: string) => setAnswers((before) => ({ ...before, [id]: text })),
    addExtra: (id: string, quantity: number) => setExtras((before) => ({ ...before, [id]: quantity })),
  };
}
export type RideBooking = ReturnType<typeof useRide>;
