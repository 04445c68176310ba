import { useId, type ReactNode } from 'react';
import { describedBy } from './field.rules';
import { errorCss, fieldCss, hintCss, labelCss, markCss } from './field.styles';
import { Icon } from './Icon';

/** What every field of this package takes. All words come from the caller. */
export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** What to do, in the label's words. Shown in red at the field and tied to it. */
  error?: string;
  /** The word for "optional", shown beside the label. */
  optional?: string;
  /** Sets aria-required; a word is shown beside the label too. */
  required?: boolean | string;
  /** The label is for screen readers only: search boxes and table cells. */
  labelHidden?: boolean;
  id?: string;
  className?: string;
}

/** Attributes for the control inside. */
export interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Where the label is in another language than the page. */
  labelLang?: string;
  children: (control: ControlIds) => ReactNode;
  /** Below the control, for example a counter. */
  after?: ReactNode;
  describedBy?: string;
}

/** Label, hint and error around any control: the children get the ids that tie them together. */
export function Field({
  label,
  labelLang,
  hint,
  error,
  optional,
  required,
  labelHidden,
  id,
  className,
  children,
  after,
  describedBy: more,
}: FieldProps) {
  const fieldId = useFieldId(id);
  const control: ControlIds = {
    id: fieldId,
    'aria-describedby': describedBy(fieldId, { error, hint }, more),
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };

  return (
    <div css={fieldCss} className={className} data-field-root="">
      <label css={labelCss} className={labelHidden ? 'visually-hidden' : undefined} htmlFor={fieldId}>
        {labelLang ? <span lang={labelLang}>{label}</span> : label}
        <Mark optional={optional} required={required} />
      </label>
      <FieldNotes id={fieldId} hint={hint} error={error} />
      {children(control)}
      {after}
    </div>
  );
}

/** The caller's id, or one that is the same on server and in browser. */
export function useFieldId(id: string | undefined): string {
  const generated = useId();
  return id ?? generated;
}

/** The quiet word beside a label. */
export function Mark({ optional, required }: Pick<FieldTexts, 'optional' | 'required'>) {
  const word = optional ?? (typeof required === 'string' ? required : undefined);
  return word ? <span css={markCss}> {word}</span> : null;
}

/** Hint and error with the ids that `describedBy` names. */
export const FieldNotes = ({ id, hint, error }: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) => (
  <>
    {hint && (
      <span css={hintCss} id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {error && <FieldError id={`${id}-error`} text={error} />}
  </>
);

/** A field's error, for controls that draw their own label. */
export const FieldError = ({ id, text }: { id: string; text: string }) => (
  <span css={errorCss} id={id}>
    <Icon name="warning" size={16} />
    {text}
  </span>
);
