import type { ProductCard } from '@straits/api-contract';

/** Where a card leads: its page, with the date that was searched for. */
export function productPath({ kind, id }: Pick<ProductCard, 'kind' | 'id'>, date?: string | null): string {
  if (kind === 'hotel') return `/hotel/detail?${new URLSearchParams({ hotel: id, ...(date ? { checkIn: date } : {}) })}`;
  return `/${kind}/${id}${date ? `?date=${date}` : ''}`;
}

export const statePath = (stateId: string, date?: string | null) =>
  `/attraction/State?${new URLSearchParams({ state: stateId, ...(date ? { date } : {}) })}`;
export const searchPath = (query: Record<string, string>) => `/attraction/search?${new URLSearchParams(query)}`;
