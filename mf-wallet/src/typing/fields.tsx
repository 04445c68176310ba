import { useTexts } from '@straits/i18n';
import { DateBoxes } from '@straits/ui/DateBoxes';
import { Select, type SelectProps } from '@straits/ui/Select';
import { TextField, type TextFieldProps } from '@straits/ui/TextField';
import { useTyped } from './TypedForm';

type Bound = 'value' | 'onChange' | 'onBlur' | 'error' | 'id' | 'name' | 'required' | 'optional';
interface Named {
  name: string;
  isOptional?: boolean;
}

/** A text of the form around. */
export function TypedText({ name, isOptional, ...rest }: Omit<TextFieldProps, Bound> & Named) {
  const { t } = useTexts('wallet');
  const { value, ...field } = useTyped<string>(name);
  return (
    <TextField {...rest} {...field} value={value ?? ''} optional={isOptional ? t('form.optional') : undefined} required={!isOptional} />
  );
}

/** A choice of the form around. */
export function TypedSelect({ name, ...rest }: Omit<SelectProps, Bound> & { name: string }) {
  const { value, ...field } = useTyped<string>(name);
  return <Select {...rest} {...field} value={value ?? ''} required />;
}

/** A date of the form around, in three boxes. */
export function TypedDate({ name, ...rest }: { name: string; label: string; hint?: string }) {
  const { t, language } = useTexts('wallet');
  const field = useTyped<string>(name);
  return (
    <DateBoxes
      {...rest}
      {...field}
      language={language}
      order={language.startsWith('zh') ? 'ymd' : 'dmy'}
      labels={{ day: t('form.day'), month: t('form.month'), year: t('form.year') }}
      required
    />
  );
}
