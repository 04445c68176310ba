import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { DateInput } from '@straits/ui/DateInput';
import { token } from '@straits/ui/tokens';
import { addDays, isPlainDate } from '../place-time/plain-date.rules';
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

interface Typed {
  name: keyof Dates;
  text: string;
  /** The dates before anything was typed: what is half typed must not move the other one. */
  before: Dates;
}

/** Of a year that is being typed the field says the first digits: 0002, 0020, 0202. */
const isWhole = (text: string) => isPlainDate(text) && text >= '1000';
/** Keeps the year at four digits where nothing nearer does. */
const LAST_DAY = '9999-12-31';

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
  // A field shows what is typed until it is left. Days to come count at once; an empty one or a day long past may be on its way to another.
  const [typed, setTyped] = useState<Typed | null>(null);
  const commit = ({ name, text, before }: Typed) => onChange(changedDates(before, { [name]: text }));
  const isToCome = (text: string) => isWhole(text) && text >= (today ?? '');
  const type = (name: keyof Dates, text: string) => {
    const now = { name, text, before: typed?.name === name ? typed.before : { checkIn, checkOut } };
    setTyped(now);
    if (isToCome(text)) commit(now);
  };
  const leave = () => {
    setTyped(null);
    if (typed && (typed.text === '' || (isWhole(typed.text) && !isToCome(typed.text)))) commit(typed);
  };
  const field = (name: 'checkIn' | 'checkOut', min: string | undefined, max: string) => (
    <div>
      <label css={labelCss} htmlFor={`${id}-${name}`}>
        {t(`hotel.${name}`)}
      </label>
      <DateInput
        css={inputCss}
        id={`${id}-${name}`}
        name={name}
        min={min}
        max={max}
        value={(typed?.name === name ? typed.text : value[name]) ?? ''}
        onChange={(event) => type(name, event.target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
    </div>
  );
  return (
    <>
      {field('checkIn', today ?? undefined, LAST_DAY)}
      {field(
        'checkOut',
        checkIn ? addDays(checkIn, 1) : (today ?? undefined),
        checkIn && checkOut ? addDays(checkIn, MAX_NIGHTS) : LAST_DAY,
      )}
    </>
  );
}
