import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useNavigate } from '@straits/router';
import { TextLink } from '@straits/ui/Link';
import { Spread, Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { withMarks } from '../words';
import { sendCodeFx } from './sign-in.model';
import { emailFault, viewPath } from './sign-in.rules';
import type { OwnFormProps } from './SignInForm';

interface ForgotValues {
  email?: string;
}

const faultsIn = ({ email }: ForgotValues): Record<string, string> => {
  const fault = emailFault(email);
  return fault ? { email: fault } : {};
};

/** Asks for a code. "Email not found" stands here only, where the API limits how often one may ask (R10). */
export function ForgotForm({ next }: OwnFormProps) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const sendCode = useUnit(sendCodeFx);
  const send = ({ email = '' }: ForgotValues) =>
    faultsUnlessDone(sendCode({ email: email.trim() }).then(() => navigate(viewPath('reset', next))));
  const register = (words: string) => <TextLink href="/register">{words}</TextLink>;

  return (
    <Stack gap={6}>
      <AccountForm<ForgotValues>
        fields={['email']}
        validate={faultsIn}
        onSubmit={send}
        adviceFor={(fault) => fault === 'email_not_found' && withMarks(t('forgot.notFoundHelp'), { register })}
      >
        <FormText name="email" type="email" label={t('form.email')} autoComplete="email" checkedOnLeave required />
        <FormSubmit>{t('forgot.submit')}</FormSubmit>
      </AccountForm>
      <Spread>
        <TextLink href={viewPath('sign-in', next)}>{t('forgot.back')}</TextLink>
        <TextLink href={viewPath('reset', next)}>{t('forgot.haveCode')}</TextLink>
      </Spread>
    </Stack>
  );
}
