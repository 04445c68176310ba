import { useTexts } from '@straits/i18n';
import { FormText } from './AccountForm';

/** A password to be chosen: it can be shown and pasted, and password managers offer one. */
export function NewPassword({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const { t } = useTexts('account');
  return (
    <FormText
      name={name}
      type="password"
      label={label}
      hint={hint}
      autoComplete="new-password"
      showLabel={t('form.show')}
      hideLabel={t('form.hide')}
      required
    />
  );
}
