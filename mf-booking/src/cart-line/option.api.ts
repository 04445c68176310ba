import type { Attraction, Availability, Calendar, CartLine, Option } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { monthRange, unitsQuery, type Quantities } from './line-change.rules';

/** The line's option with its units and limits; undefined while it loads. */
export function useOption(line: CartLine): Option | undefined {
  const { data } = useResource<Pick<Attraction, 'options'>>(`/products/${line.kind}/${line.productId}`);
  return data?.options.find(({ id }) => id === line.optionId);
}

/** Places that this cart holds count as free for it (M280). Said in the key too: the product's page may have read the same day before they were held. */
const OWN_PLACES = { IsAddBook: 'true' };

/** A month's days with price and state. */
export function useMonth(optionId: string, month: string, today: string) {
  const { from, to } = monthRange(month, today);
  return useResource<Calendar>(
    from > to ? null : '/availability/calendar',
    { optionId, localDateStart: from, localDateEnd: to, ...OWN_PLACES },
    { keepPreviousData: true },
  );
}

/** The chosen day's start times and the total for the chosen units. */
export function useDay(optionId: string, localDate: string | null, quantities: Quantities) {
  const units = unitsQuery(quantities);
  return useResource<Availability>(
    units === null ? null : '/availability',
    { optionId, localDate: localDate ?? undefined, units: units ?? undefined, ...OWN_PLACES },
    { keepPreviousData: true },
  );
}
