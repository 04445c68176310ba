import { useUnit } from 'effector-react';
import type { SignedIn } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { Spread, Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { ResendLink } from '../ResendLink';
import { isEmail } from '../text-format.rules';
import { withMarks } from '../words';
import { signInFx } from './sign-in.model';
import { signInFaults, viewPath, type SignInValues } from './sign-in.rules';
import { WaysIn } from './WaysIn';

export interface OwnFormProps {
  next: string;
  onSignedIn: (answer: SignedIn) => void;
}

export function SignInForm({ next, onSignedIn }: OwnFormProps) {
  const { t } = useTexts('account');
  const signIn = useUnit(signInFx);
  const send = (values: SignInValues) =>
    faultsUnlessDone(signIn({ username: (values.username ?? '').trim(), password: values.password ?? '' }).then(onSignedIn));
  const reset = (words: string) => <TextLink href={viewPath('forgot', next)}>{words}</TextLink>;

  const adviceFor = (fault: string, { username }: SignInValues) => {
    const email = isEmail(username ?? '') ? (username ?? '').trim() : '';
    if (fault === 'sign_in_failed') return withMarks(t('signIn.wrongHelp'), { reset });
    if (fault === 'rate_limited') return <WaysIn email={email} next={next} />;
    if (fault !== 'email_not_verified') return null;
    return (
      <Stack gap={2}>
        <p>{t('signIn.notVerifiedHelp')}</p>
        <ResendLink email={email} next={next} />
      </Stack>
    );
  };

  return (
    <Stack gap={6}>
      <AccountForm<SignInValues> fields={['username', 'password']} validate={signInFaults} onSubmit={send} adviceFor={adviceFor}>
        <FormText name="username" label={t('signIn.username')} autoComplete="username" inputMode="email" spellCheck={false} required />
        <FormText
          name="password"
          type="password"
          label={t('form.password')}
          autoComplete="current-password"
          showLabel={t('form.show')}
          hideLabel={t('form.hide')}
          required
        />
        <Spread>
          <TextLink href={viewPath('forgot', next)}>{t('signIn.forgot')}</TextLink>
        </Spread>
        <FormSubmit>{t('signIn.submit')}</FormSubmit>
      </AccountForm>
      <Stack gap={2} as="section">
        <p>
          {t('signIn.newHere')}{' '}
          <TextLink href={next === '/' ? '/register' : `/register?next=${encodeURIComponent(next)}`}>{t('signIn.register')}</TextLink>
        </p>
        <p>
          {t('signIn.guest')} <TextLink href="/find-booking">{t('signIn.find')}</TextLink>
        </p>
      </Stack>
    </Stack>
  );
}
