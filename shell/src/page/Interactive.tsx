import { useEffect } from 'react';
import { markInteractive } from './interactive';

/** Stands beside a page's content: its effect runs when that has been hydrated. */
export function Interactive() {
  useEffect(markInteractive, []);
  return null;
}
