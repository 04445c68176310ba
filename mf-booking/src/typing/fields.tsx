import { useTexts } from '@straits/i18n';
import { DateBoxes } from '@straits/ui/DateBoxes';
import { Select, type SelectProps } from '@straits/ui/Select';
import { TextField, type TextFieldProps } from '@straits/ui/TextField';
import { useTyped } from './TypedForm';

type Bound = 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'name' | 'required';
interface Named {
  name: string;
  /** Optional fields say so; all others are required (U19). */
  isOptional?: boolean;
}

const asTyped = (typed: string) => typed;

interface TypedTextProps extends Omit<TextFieldProps, Bound | 'optional'>, Named {
  checkOnLeave?: boolean;
  /** What becomes of each change. */
  reshape?: (typed: string, before: string) => string;
  /** How it is written once the field is left. */
  tidy?: (typed: string) => string;
}

/** A text of the form around. */
export function TypedText({ name, isOptional, checkOnLeave, reshape = asTyped, tidy, ...rest }: TypedTextProps) {
  const { t } = useTexts('booking');
  const { value, onChange, onBlur, ...field } = useTyped<string>(name, { checkOnLeave });
  const leave = () => {
    if (tidy && value) onChange(tidy(value));
    onBlur();
  };
  return (
    <TextField
      {...rest}
      {...field}
      value={value ?? ''}
      onBlur={leave}
      onChange={(typed) => onChange(reshape(typed, value ?? ''))}
      optional={isOptional ? t('optional') : undefined}
      required={!isOptional}
    />
  );
}

/** A choice of the form around. */
export function TypedSelect({ name, isOptional, ...rest }: Omit<SelectProps, Bound | 'optional'> & Named) {
  const { t } = useTexts('booking');
  const { value, ...field } = useTyped<string>(name);
  return <Select {...rest} {...field} value={value ?? ''} optional={isOptional ? t('optional') : undefined} required={!isOptional} />;
}

interface TypedDateProps extends Named {
  label: string;
  hint?: string;
  birthday?: boolean;
}
/** A remembered date in three boxes (U26). */
export function TypedDate({ name, isOptional, ...rest }: TypedDateProps) {
  const { t, language } = useTexts('booking');
  const { value, onChange, onBlur, onFocus, error } = useTyped<string>(name, { checkOnLeave: true });
  return (
    // The boxes are one field: it is in use from the first of them to the last.
    <div onFocus={onFocus}>
      <DateBoxes
        {...rest}
        name={name}
        value={value ?? ''}
        onChange={onChange}
        onBlur={onBlur}
        error={error}
        language={language}
        order={language.startsWith('zh') ? 'ymd' : 'dmy'}
        labels={{ day: t('date.day'), month: t('date.month'), year: t('date.year') }}
        optional={isOptional ? t('optional') : undefined}
        required={!isOptional}
      />
    </div>
  );
}
