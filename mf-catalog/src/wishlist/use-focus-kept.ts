import { useEffect, useRef } from 'react';

const HEARTS = 'button[aria-pressed=true]';

function heartAt(place: HTMLElement, index: number): HTMLElement {
  const hearts = [...place.querySelectorAll<HTMLElement>(HEARTS)];
  return hearts[index] ?? hearts.at(-1) ?? place;
}

/** What is taken off takes its heart along: the keyboard goes on at the one that stands there now, or at what the last one leaves. */
export function useFocusKept(kept: readonly { id: string }[] | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    if (!kept) return;
    const ids = kept.map(({ id }) => id);
    const gone = before.current.findIndex((id) => !ids.includes(id));
    before.current = ids;
    if (gone >= 0 && place.current && document.activeElement === document.body) heartAt(place.current, gone).focus();
  }, [kept]);
  return place;
}
