import { css } from '@emotion/react';
import type { FocusEvent, ReactNode } from 'react';
import { FieldNotes, Mark, type FieldTexts } from './Field';
import { describedBy } from './field.rules';
import { fieldCss, labelCss } from './field.styles';

export interface FieldGroupProps extends FieldTexts {
  id: string;
  /** Lets `ErrorSummary` find the group. */
  name?: string;
  role?: 'radiogroup';
  /** Of the label, where it is not the page's: a supplier's question. */
  labelLang?: string;
  children: ReactNode;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

const legend = css`
  padding: 0;
  margin-block-end: 0.375rem;
`;

/** Several controls that answer one question: fieldset and legend, with hint and error. */
export function FieldGroup({
  label,
  labelLang,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  name,
  role,
  className,
  children,
  onBlur,
}: FieldGroupProps) {
  // Only a radio group may be called required or wrong as a whole; elsewhere its boxes are.
  const states = role ? { role, 'aria-required': required ? true : undefined, 'aria-invalid': error ? true : undefined } : {};
  return (
    <fieldset
      className={className}
      aria-describedby={describedBy(id, { error, hint })}
      data-field-root=""
      data-field={name}
      onBlur={onBlur}
      {...states}
    >
      <legend css={[labelCss, legend]} className={labelHidden ? 'visually-hidden' : undefined}>
        {labelLang ? <span lang={labelLang}>{label}</span> : label}
        <Mark optional={optional} required={required} />
      </legend>
      <div css={fieldCss}>
        <FieldNotes id={id} hint={hint} error={error} />
        {children}
      </div>
    </fieldset>
  );
}
