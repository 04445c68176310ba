import { useField } from 'react-final-form';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { loginPath } from '@straits/session';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { FormCheckbox } from '../FormChoices';
import { NewPassword } from '../NewPassword';
import { PhoneFields } from '../phone-number/PhoneFields';
import { withMarks } from '../words';
import { AgencyFields } from './AgencyFields';
import { registerFx } from './register.model';
import { REGISTER_FIELDS, registerFaults, registrationOf, type RegisterValues } from './register.rules';

const PLACE_OF_REFUSAL = { user_exists: 'email', password_too_common: 'password', phone_invalid: 'phone' };
// Most shoppers live in Singapore; those who read Indonesian mostly do not.
const homeOf = (language: string) => (language === 'id' ? 'ID' : 'SG');

export function RegisterForm({ next }: { next: string }) {
  const { t, language } = useTexts('account');
  const register = useUnit(registerFx);
  const send = (values: RegisterValues) => faultsUnlessDone(register(registrationOf(values, next)), PLACE_OF_REFUSAL);
  const page = (path: string) => (words: string) => <TextLink href={path}>{words}</TextLink>;

  return (
    <AccountForm<RegisterValues>
      fields={REGISTER_FIELDS}
      initialValues={{ phoneCountry: homeOf(language) }}
      validate={registerFaults}
      onSubmit={send}
    >
      <FormText name="name" label={t('register.name')} hint={t('register.nameHint')} autoComplete="name" spellCheck={false} required />
      <Stack gap={2}>
        <FormText name="email" type="email" label={t('form.email')} autoComplete="email" checkedOnLeave required />
        <ExistsAdvice next={next} />
      </Stack>
      <NewPassword name="password" label={t('form.password')} hint={t('form.passwordHint')} />
      <NewPassword name="confirmation" label={t('register.confirmation')} />
      <PhoneFields />
      <FormCheckbox name="isAgent" label={t('register.agent')} hint={t('register.agentHint')} />
      <AgencyFields />
      <FormCheckbox name="newsletter" label={t('register.newsletter')} hint={t('register.newsletterHint')} />
      <FormSubmit>{t('register.submit')}</FormSubmit>
      <p>{withMarks(t('register.terms'), { policy: page('/booking-policy'), privacy: page('/privacy-policy') })}</p>
    </AccountForm>
  );
}

/** "User already exists" comes with the two ways on (M306). */
function ExistsAdvice({ next }: { next: string }) {
  const { t } = useTexts('account');
  const { meta } = useField<string>('email', { subscription: { submitError: true, dirtySinceLastSubmit: true } });
  if (meta.submitError !== 'user_exists' || meta.dirtySinceLastSubmit) return null;
  const to = (path: string) => (words: string) => <TextLink href={path}>{words}</TextLink>;
  return <p>{withMarks(t('register.existsHelp'), { signIn: to(loginPath(next)), reset: to('/login?view=forgot') })}</p>;
}
