import { css } from '@emotion/react';
import type { Ref } from 'react';
import { Field, type FieldTexts } from './Field';
import { inputCss } from './field.styles';
import { Icon } from './Icon';
import { token } from './tokens';
import { useInBrowser } from './use-in-browser';

export interface SelectOption {
  value: string;
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string | undefined;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  onFocus?: () => void;
  options: readonly SelectOption[];
  /** Where the label is in another language than the page. */
  labelLang?: string | undefined;
  /** First, empty choice. */
  placeholder?: string;
  autoComplete?: string;
  disabled?: boolean;
  /**
   * It does nothing without code, and stands far below: the server's page shows its choice as text. A browser that fills forms in lays out all that is
   * around a list before the page answers.
   */
  needsCode?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

const box = css`
  position: relative;
  display: block;
  svg {
    position: absolute;
    inset-inline-end: 0.75rem;
    inset-block-start: calc(50% - 9px);
    pointer-events: none;
    color: ${token.color.muted};
  }
`;
const select = css`
  padding-inline-end: 2.375rem;
  text-overflow: ellipsis;
`;
const asText = css`
  display: flex;
  align-items: center;
`;

/** The system's own list: quick on phones, typing finds an entry. */
export function Select({
  label,
  labelLang,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  className,
  onChange,
  options,
  placeholder,
  needsCode = false,
  ...input
}: SelectProps) {
  const isText = !useInBrowser() && needsCode;
  return (
    <Field {...{ label, labelLang, hint, error, optional, required, labelHidden, id, className }}>
      {(control) => (
        <span css={box}>
          {isText ? (
            <span css={[inputCss, select, asText]}>{options.find(({ value }) => value === input.value)?.label ?? placeholder}</span>
          ) : (
            <select css={[inputCss, select]} {...control} {...input} onChange={(event) => onChange(event.target.value)}>
              {placeholder !== undefined && <option value="">{placeholder}</option>}
              {options.map((option) => (
                <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
                  {option.label}
                </option>
              ))}
            </select>
          )}
          <Icon name="chevron-down" size={18} />
        </span>
      )}
    </Field>
  );
}
