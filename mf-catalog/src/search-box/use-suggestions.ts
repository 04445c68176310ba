import { useEffect, useState } from 'react';
import type { Suggestion, Suggestions } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { withParam } from '@straits/router';

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
  const [path = '', query] = href.split('?');
  return `${path}?${withParam(new URLSearchParams(query), kind === 'hotel' ? 'checkIn' : 'date', date)}`;
}

export interface SuggestionChoices {
  onPick: (suggestion: Suggestion) => void;
  /** Searches for the words as they were typed: the last row of the list, which is there even where nothing is suggested. */
  onSearch?: () => void;
  isWanted?: (suggestion: Suggestion) => boolean;
}

const EVERY = () => true;

interface Answer {
  question: string | null;
  items: Suggestion[];
  /** What is there for these words is not known; what is shown was suggested for others. */
  isAsking: boolean;
}
const NOTHING: Answer = { question: null, items: [], isAsking: false };

/** What is suggested for what was typed; of a question that is on its way, what was suggested before. */
function useAnswer(typed: string, isWanted: (suggestion: Suggestion) => boolean): Answer {
  const question = useSettled(typed).trim();
  const { data, isLoading, error } = useResource<Suggestions>(
    question ? '/suggest' : null,
    { q: question.slice(0, 100), limit: 8 },
    { keepPreviousData: true },
  );
  if (!question || !data) return NOTHING;
  // Nobody knows what there is for these words, and what there was for others is no answer to them.
  if (error) return { question, items: [], isAsking: true };
  return { question, items: data.items.filter(isWanted), isAsking: isLoading };
}

/** What the list under the search box shows, and the keys that move in it (WAI-ARIA combobox with a list). */
export function useSuggestions({ onPick, onSearch, isWanted = EVERY }: SuggestionChoices) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const answer = useAnswer(typed, isWanted);
  const { items, question, isAsking } = isOpen ? answer : NOTHING;
  const query = onSearch ? question : null;
  const size = items.length + (query === null ? 0 : 1);

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
    if (size > 0) setActive(((active + 1 + step + size + 1) % (size + 1)) - 1);
    return true;
  };
  const choose = () => {
    const picked = items[active];
    const isChosen = active >= 0 && active < size;
    close();
    if (picked) onPick(picked);
    else if (isChosen) onSearch?.();
    return isChosen;
  };
  const hide = () => {
    close();
    return size > 0;
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
  const search = () => {
    close();
    onSearch?.();
  };
  return { items, query, isAsking, isOpen: size > 0, active, type, press, close, setActive, search };
}
