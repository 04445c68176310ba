import type { ProductCard, ProductKind } from '@straits/api-contract';

/** Things that can be booked on their own page today; the other kinds are sold by enquiry. */
const BOOKABLE: ReadonlySet<ProductKind> = new Set<ProductKind>(['attraction', 'hotel', 'ferry', 'package', 'cruise', 'transport']);
export const isBookable = (kind: ProductKind) => BOOKABLE.has(kind);

export const enquiryPath = (product: string) => `/contact?${new URLSearchParams({ product })}`;

/** Where a card leads: its page, with the date that was searched for, or the enquiry form with its name filled in. */
export function productPath({ kind, id, name }: Pick<ProductCard, 'kind' | 'id' | 'name'>, date?: string | null): string {
  if (!isBookable(kind)) return enquiryPath(name);
  if (kind === 'hotel') return `/hotel/detail?${new URLSearchParams({ hotel: id, ...(date ? { checkIn: date } : {}) })}`;
  return `/${kind}/${id}${date ? `?date=${date}` : ''}`;
}

export const statePath = (stateId: string, date?: string | null) =>
  `/attraction/State?${new URLSearchParams({ state: stateId, ...(date ? { date } : {}) })}`;
export const searchPath = (query: Record<string, string>) => `/attraction/search?${new URLSearchParams(query)}`;
