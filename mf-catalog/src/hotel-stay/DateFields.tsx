import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { token } from '@straits/ui/tokens';
import { addDays } from '../place-time/plain-date.rules';
import { changedDates, MAX_NIGHTS, type Stay } from './stay-url.rules';

export const labelCss = css`
  display: block;
  margin-block-end: 0.25rem;
  font-size: ${token.text.small};
  font-weight: 600;
`;
export const inputCss = css`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 3.25rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid ${token.color.lineStrong};
  border-radius: ${token.radius.small};
  background: ${token.color.surface};
  color: ${token.color.ink};
  font-size: 1.0625rem;
`;

type Dates = Pick<Stay, 'checkIn' | 'checkOut'>;

/** Nothing yet, or a year of which the first digits are typed: of 2026 the field first says 2. */
const isHalfTyped = (text: string) => text < '1000';

export interface DateFieldsProps {
  value: Dates;
  onChange: (value: Dates) => void;
  /** In the place's zone; null before hydration. */
  today: string | null;
}

/** Check-in and check-out as the system's own date fields: typed or picked (U27). Days that cannot be are not offered. */
export function DateFields({ value, onChange, today }: DateFieldsProps) {
  const { t } = useTexts('catalog');
  const id = useId();
  const { checkIn, checkOut } = value;
  // What is half typed stays in its field; the stay waits for the whole date.
  const [typed, setTyped] = useState<Partial<Record<keyof Dates, string>>>({});
  const type = (name: keyof Dates, text: string) => {
    setTyped(isHalfTyped(text) ? { [name]: text } : {});
    if (!isHalfTyped(text)) onChange(changedDates(value, { [name]: text }));
  };
  const leave = (name: keyof Dates) => {
    setTyped({});
    if (typed[name] === '') onChange(changedDates(value, { [name]: '' }));
  };
  const field = (name: 'checkIn' | 'checkOut', min: string | undefined, max: string | undefined) => (
    <div>
      <label css={labelCss} htmlFor={`${id}-${name}`}>
        {t(`hotel.${name}`)}
      </label>
      <input
        css={inputCss}
        id={`${id}-${name}`}
        name={name}
        type="date"
        min={min}
        max={max}
        value={typed[name] ?? value[name] ?? ''}
        onChange={(event) => type(name, event.target.value)}
        onBlur={() => leave(name)}
      />
    </div>
  );
  return (
    <>
      {field('checkIn', today ?? undefined, undefined)}
      {field(
        'checkOut',
        checkIn ? addDays(checkIn, 1) : (today ?? undefined),
        checkIn && checkOut ? addDays(checkIn, MAX_NIGHTS) : undefined,
      )}
    </>
  );
}
