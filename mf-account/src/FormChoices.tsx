import { useField } from 'react-final-form';
import { use } from 'react';
import { useTexts } from '@straits/i18n';
import { Checkbox } from '@straits/ui/Checkbox';
import { DateBoxes, type DateBoxesProps } from '@straits/ui/DateBoxes';
import { Select, type SelectProps } from '@straits/ui/Select';
import { FaultText } from './AccountForm';
import { shownFault } from './shown-fault.rules';

type Own = 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'error' | 'name';

function useFault(name: string) {
  const { input, meta } = useField<string>(name);
  const faultText = use(FaultText);
  const fault = shownFault(meta, input.value);
  return { input, error: fault ? faultText(fault) : undefined };
}

/** A choice of few or of a country in an AccountForm. */
export function FormSelect({ name, ...field }: Omit<SelectProps, Own> & { name: string }) {
  const { input, error } = useFault(name);
  return <Select {...field} name={name} value={input.value} onChange={input.onChange} onBlur={() => input.onBlur()} error={error} />;
}

/** A date as three boxes, in the order of the reader's language. */
export function FormDate({ name, ...field }: Omit<DateBoxesProps, Own | 'labels' | 'language'> & { name: string }) {
  const { t, language } = useTexts('account');
  const { input, error } = useFault(name);
  return (
    <DateBoxes
      {...field}
      name={name}
      language={language}
      labels={{ day: t('form.day'), month: t('form.month'), year: t('form.year') }}
      value={input.value}
      onChange={input.onChange}
      onBlur={() => input.onBlur()}
      error={error}
    />
  );
}

export function FormCheckbox({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  return <Checkbox name={name} label={label} hint={hint} checked={input.checked ?? false} onChange={input.onChange} />;
}
