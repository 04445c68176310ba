import type { ProductCard } from '@straits/api-contract';
import { productAddress, type AskedTrip } from '@straits/api-contract/product-address';

/** Where a card leads: its page, with the date and the guests that were searched for. */
export const productPath = (product: Pick<ProductCard, 'kind' | 'id'>, date?: string | null, guests?: AskedTrip['guests']) =>
  productAddress(product, { date, guests });

export const statePath = (stateId: string, date?: string | null) =>
  `/attraction/State?${new URLSearchParams({ state: stateId, ...(date ? { date } : {}) })}`;
export const searchPath = (query: Record<string, string>) => `/attraction/search?${new URLSearchParams(query)}`;
