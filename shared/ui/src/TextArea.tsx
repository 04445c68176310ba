import { css } from '@emotion/react';
import { useEffect, useId, useState } from 'react';
import { Field, type FieldTexts } from './Field';
import { hintCss, inputCss } from './field.styles';
import { token } from './tokens';

export interface TextAreaProps extends FieldTexts {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  rows?: number;
  placeholder?: string;
  disabled?: boolean;
  autoComplete?: string;
  /** Most code units that can be typed, where no counter is shown. */
  maxLength?: number;
  /** Most code points; typing past it stays possible, so that nothing pasted is lost. */
  max?: number;
  /** Words for what is left (negative: too many). Needed with `max`. */
  counter?: (left: number) => string;
}

const area = css`
  min-block-size: 6rem;
  resize: vertical;
  line-height: 1.5;
  field-sizing: content;
`;
const over = css`
  color: ${token.color.danger};
  font-weight: 600;
`;

/** Screen readers hear the counter a second after typing stops, not at each letter. */
function useSettled(text: string) {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 1000);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Several lines of text, with a polite counter of code points (an emoji or a Chinese character counts one). */
export function TextArea({
  label,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  className,
  onChange,
  rows = 4,
  max,
  counter,
  value,
  ...input
}: TextAreaProps) {
  const counterId = useId();
  const left = max === undefined ? 0 : max - [...value].length;
  const words = max !== undefined && counter ? counter(left) : '';
  const said = useSettled(words);
  const after = words && (
    <>
      <span css={[hintCss, left < 0 && over]} id={counterId}>
        {words}
      </span>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </>
  );

  return (
    <Field {...{ label, hint, error, optional, required, labelHidden, id, className, after }} describedBy={words ? counterId : undefined}>
      {(control) => (
        <textarea
          css={[inputCss, area]}
          {...control}
          {...input}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
