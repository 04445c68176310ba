import { useState, type ChangeEvent } from 'react';

/** Of a year that is being typed a date field says the first digits: 0002, 0020, 0202. */
const isHalfTyped = (text: string) => text !== '' && text < '1000';

/**
 * Of a date or time field whose value stands in the address: what is typed stays in the field until it is left, for the address says it too late
 * and the field would be emptied between two digits. What `counts` is told at once, all else when the field is left.
 */
export function useTyped(value: string, commit: (text: string) => void, counts: (text: string) => boolean = Boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? value,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(target.value);
      if (counts(target.value)) commit(target.value);
    },
    onBlur: () => {
      setTyped(null);
      if (typed !== null && typed !== value && !isHalfTyped(typed)) commit(typed);
    },
  };
}
