import { css } from '@emotion/react';
import { useState, type FocusEvent } from 'react';
import { joinDate, splitDate, type DateParts } from './date-boxes.rules';
import { useFieldId, type FieldTexts } from './Field';
import { hintCss, inputCss } from './field.styles';
import { FieldGroup } from './FieldGroup';

export interface DateBoxesProps extends FieldTexts {
  name?: string;
  /** 'YYYY-MM-DD', or what was typed so far in that order ('1990-3-'), or ''. */
  value: string;
  onChange: (value: string) => void;
  /** When focus leaves all three boxes. */
  onBlur?: () => void;
  labels: { day: string; month: string; year: string };
  /** Language whose month names are understood, beside English and numbers. */
  language?: string;
  /** As printed on the document. */
  order?: 'dmy' | 'ymd' | 'mdy';
  /** Fills a birth date from the browser's memory. */
  birthday?: boolean;
  disabled?: boolean;
}

const boxes = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
const part = css`
  display: flex;
  flex-direction: column;
  gap: 0.25rem;
`;
const widths = { day: css({ inlineSize: '4.25rem' }), month: css({ inlineSize: '7.25rem' }), year: css({ inlineSize: '5.75rem' }) };
const orders = { d: 'day', m: 'month', y: 'year' } as const;

/** A remembered date (birth, passport) in three boxes; month names are understood; focus never jumps by itself. */
export function DateBoxes({ value, onChange, onBlur, language = 'en', id, ...rest }: DateBoxesProps) {
  const groupId = useFieldId(id);
  const [typed, setTyped] = useState<DateParts>(() => splitDate(value));
  const [known, setKnown] = useState(value);
  // A value that is not ours (a reset, a chosen companion) replaces what was typed; our own must not rewrite "March" to "03".
  if (value !== known) {
    setKnown(value);
    setTyped(splitDate(value));
  }

  const change = (key: keyof DateParts, text: string) => {
    const next = { ...typed, [key]: text };
    const joined = joinDate(next, language);
    setTyped(next);
    setKnown(joined);
    onChange(joined);
  };
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
  };
  const { label, hint, error, optional, required, labelHidden, className, name } = rest;

  return (
    <FieldGroup {...{ label, hint, error, optional, required, labelHidden, className, name }} id={groupId} onBlur={leave}>
      <Boxes {...rest} id={groupId} typed={typed} onType={change} />
    </FieldGroup>
  );
}

interface BoxesProps extends Omit<DateBoxesProps, 'value' | 'onChange' | 'id'> {
  id: string;
  typed: DateParts;
  onType: (key: keyof DateParts, text: string) => void;
}

function Boxes({ id, name, labels, order = 'dmy', birthday, disabled, error, required, typed, onType }: BoxesProps) {
  const keys = [...order].map((letter) => orders[letter as keyof typeof orders]);
  return (
    <div css={boxes}>
      {keys.map((key, index) => {
        const boxId = index === 0 ? id : `${id}-${key}`;
        return (
          <label key={key} css={part} htmlFor={boxId}>
            <span css={hintCss}>{labels[key]}</span>
            <input
              css={[inputCss, widths[key]]}
              id={boxId}
              name={name && `${name}.${key}`}
              type="text"
              inputMode={key === 'month' ? 'text' : 'numeric'}
              autoComplete={birthday ? `bday-${key}` : 'off'}
              value={typed[key]}
              disabled={disabled}
              aria-invalid={Boolean(error) || undefined}
              aria-required={Boolean(required) || undefined}
              onChange={(event) => onType(key, event.target.value)}
            />
          </label>
        );
      })}
    </div>
  );
}
