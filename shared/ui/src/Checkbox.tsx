import { css } from '@emotion/react';
import type { ReactNode, Ref } from 'react';
import { choiceCss, choiceInputCss } from './choice.styles';
import { FieldError, FieldNotes, useFieldId } from './Field';
import { describedBy } from './field.rules';
import { hintCss } from './field.styles';

export interface CheckboxProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  value?: string;
  id?: string;
  disabled?: boolean;
  required?: boolean;
  /** At the end of the row, for example how many there are. */
  aside?: ReactNode;
  className?: string;
  ref?: Ref<HTMLInputElement>;
}

const text = css`
  flex: 1;
  min-inline-size: 0;
`;
const asideCss = css`
  line-height: 1.5rem;
`;

/** One yes or no. Inside the label a link may lead to terms. */
export function Checkbox({ label, hint, error, id, onChange, required, aside, className, ...input }: CheckboxProps) {
  const boxId = useFieldId(id);
  return (
    <div className={className} data-field-root="">
      {error && <FieldError id={`${boxId}-error`} text={error} />}
      <label css={choiceCss}>
        <input
          type="checkbox"
          css={choiceInputCss}
          id={boxId}
          aria-describedby={describedBy(boxId, { error, hint })}
          aria-invalid={Boolean(error) || undefined}
          aria-required={required}
          {...input}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span css={text}>
          {label}
          <FieldNotes id={boxId} hint={hint} />
        </span>
        {aside !== undefined && <span css={[hintCss, asideCss]}>{aside}</span>}
      </label>
    </div>
  );
}
