import { useEffect } from 'react';
import { viewed } from './saved-products';

/** Remembers in this browser that a product's page was looked at. */
export function useViewed(id: string) {
  useEffect(() => viewed.add(id), [id]);
}
