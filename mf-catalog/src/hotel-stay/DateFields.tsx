import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { useTexts } from '@straits/i18n';
import { DateInput } from '@straits/ui/DateInput';
import { FieldError } from '@straits/ui/Field';
import { media, token } from '@straits/ui/tokens';
import { addDays, isPlainDate } from '../place-time/plain-date.rules';
import { changedDates, datesFault, MAX_NIGHTS, type Dates } from './stay-url.rules';

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
// Below all fields where they stand in a row.
const faultCss = css`
  grid-column: 1 / -1;
  ${media.desktop} {
    order: 1;
  }
`;

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
  const fault = datesFault(value, today);
  const faultId = `${id}-fault`;
  // A field shows what is typed until it is left. A stay that can be counts at once; anything else may be on its way to another.
  const [typed, setTyped] = useState<Typed | null>(null);
  const datesOf = ({ name, text, before }: Typed) => changedDates(before, { [name]: text });
  const type = (name: keyof Dates, text: string) => {
    const now = { name, text, before: typed?.name === name ? typed.before : { checkIn, checkOut } };
    setTyped(now);
    if (isWhole(text) && !datesFault(datesOf(now), today)) onChange(datesOf(now));
  };
  const leave = () => {
    setTyped(null);
    if (typed && typed.text !== (value[typed.name] ?? '') && (typed.text === '' || isWhole(typed.text))) onChange(datesOf(typed));
  };
  const field = (name: keyof Dates, min: string | undefined, max: string) => (
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
        aria-invalid={fault?.field === name || undefined}
        aria-describedby={fault?.field === name ? faultId : undefined}
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
      {fault && (
        <div css={faultCss} role="alert">
          <FieldError id={faultId} text={t(`hotel.dateFault.${fault.reason}`, { nights: MAX_NIGHTS })} />
        </div>
      )}
    </>
  );
}
