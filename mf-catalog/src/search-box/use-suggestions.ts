import { useEffect, useState } from 'react';
import type { Suggestion, Suggestions } from '@straits/api-contract';
import { useResource } from '@straits/http';

// A pause in typing: long enough not to ask for every letter, short enough not to be felt.
const PAUSE_MS = 120;

function useSettled(text: string) {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Where a suggestion leads; the chosen date goes along, at a hotel as the day of arrival. */
export function suggestionPath({ kind, href }: Suggestion, date: string): string {
  if (!date) return href;
  return `${href}${href.includes('?') ? '&' : '?'}${kind === 'hotel' ? 'checkIn' : 'date'}=${date}`;
}

/** What the list under the search box shows, and the keys that move in it (WAI-ARIA combobox with a list). */
export function useSuggestions(onPick: (suggestion: Suggestion) => void, isWanted: (suggestion: Suggestion) => boolean = () => true) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const question = useSettled(typed).trim();
  const { data } = useResource<Suggestions>(
    question ? '/suggest' : null,
    { q: question.slice(0, 100), limit: 8 },
    { keepPreviousData: true },
  );
  const items = isOpen && question ? (data?.items.filter(isWanted) ?? []) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    // One place more than the list is long: the last step leads back to what was typed.
    if (items.length > 0) setActive(((active + 1 + step + items.length + 1) % (items.length + 1)) - 1);
    return true;
  };
  const choose = () => {
    const picked = items[active];
    close();
    if (picked) onPick(picked);
    return picked !== undefined;
  };
  const hide = () => {
    close();
    return items.length > 0;
  };
  // What a key does; it answers whether the key is used up.
  const keys: Record<string, () => boolean> = {
    Escape: hide,
    Enter: choose,
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
  };
  const press = (event: KeyboardEvent) => {
    if (!event.isComposing && keys[event.key]?.()) event.preventDefault();
  };
  return { items, active, type, press, close, setActive };
}
