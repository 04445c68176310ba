import type { Departures, ProductKind } from '@straits/api-contract';
import { useResource } from '@straits/http';
import type { ResourceRef } from '@straits/remote-contract';

export const departuresResource = (kind: ProductKind, id: string): ResourceRef => ({
  path: `/products/${kind}/${encodeURIComponent(id)}/departures`,
});

/** Every departure of a package or cruise; null asks for nothing yet. */
export function useDepartures(kind: ProductKind, id: string | null) {
  const { data, error, mutate } = useResource<Departures>(id === null ? null : departuresResource(kind, id).path);
  return { departures: data?.items, error, retry: () => void mutate() };
}
