import { css } from '@emotion/react';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldNotes, useFieldId } from './Field';
import { describedBy } from './field.rules';
import { labelCss } from './field.styles';
import { IconButton } from './IconButton';
import { token } from './tokens';

export interface StepperProps {
  /** What is counted: "Adult". */
  label: string;
  /** Where the label is in another language than the page. */
  labelLang?: string;
  hint?: ReactNode;
  error?: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Words of the buttons: "One adult less", "One adult more". */
  minusLabel: string;
  plusLabel: string;
  /** At the end of the label's side: a price. */
  aside?: ReactNode;
  name?: string;
  id?: string;
  disabled?: boolean;
  className?: string;
}

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  padding-block: 0.375rem;
`;
const words = css`
  flex: 1 1 8rem;
  min-inline-size: 0;
`;
// Words of their own line on a phone: else long ones are squeezed beside the price and short ones are not.
const besidePrice = css`
  flex-basis: 16rem;
`;
const counter = css`
  display: inline-flex;
  align-items: center;
  gap: 0.25rem;
`;
const number = css`
  inline-size: 3rem;
  block-size: 2.75rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.small};
  background: none;
  text-align: center;
  font-weight: 600;
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
  &:hover {
    border-color: ${token.color.line};
  }
`;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** How many: two 44 px buttons and a number that can be typed. The new number is announced. */
export function Stepper({ label, labelLang, hint, error, aside, id, className, min = 0, max = 99, ...counting }: StepperProps) {
  const inputId = useFieldId(id);
  return (
    <div css={box} className={className} role="group" aria-labelledby={`${inputId}-label`} data-field-root="">
      <div css={[words, aside !== undefined && besidePrice]}>
        <label css={labelCss} id={`${inputId}-label`} htmlFor={inputId} lang={labelLang}>
          {label}
        </label>
        <FieldNotes id={inputId} hint={hint} error={error} />
      </div>
      {aside}
      <Count
        {...counting}
        min={min}
        max={max}
        label={label}
        id={inputId}
        aria-describedby={describedBy(inputId, { error, hint })}
        aria-invalid={Boolean(error) || undefined}
      />
    </div>
  );
}

// What is being typed may be empty or out of range for a moment; it counts when the box is left.
function useTypedNumber({ value, onChange, min, max }: Required<Pick<StepperProps, 'value' | 'onChange' | 'min' | 'max'>>) {
  const [typed, setTyped] = useState<string | null>(null);
  const change = (wanted: number) => {
    const next = clamp(wanted, min, max);
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3);
    setTyped(digits);
    if (digits !== '' && clamp(Number(digits), min, max) === Number(digits)) onChange(Number(digits));
  };
  const leave = () => {
    if (typed !== null) change(typed === '' ? value : Number(typed));
  };
  return { shown: typed ?? String(value), change, type, leave };
}

interface CountProps extends Omit<StepperProps, 'labelLang' | 'hint' | 'error' | 'aside' | 'className'> {
  id: string;
  min: number;
  max: number;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

function Count({ label, value, onChange, min, max, minusLabel, plusLabel, disabled = false, ...input }: CountProps) {
  const { shown, change, type, leave } = useTypedNumber({ value, onChange, min, max });
  // Nothing is said about the number that the page began with.
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (value !== first && !hasChanged) setChanged(true);
  const press = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    change(value + step);
  };

  return (
    <span css={counter}>
      <IconButton
        icon="minus"
        label={minusLabel}
        edged
        iconSize={18}
        disabled={disabled || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        css={number}
        {...input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={press}
      />
      <IconButton icon="plus" label={plusLabel} edged iconSize={18} disabled={disabled || value >= max} onClick={() => change(value + 1)} />
      <span className="visually-hidden" role="status">
        {hasChanged && `${label}: ${value}`}
      </span>
    </span>
  );
}
