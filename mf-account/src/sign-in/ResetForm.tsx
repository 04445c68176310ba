import { useEffect, useState } from 'react';
import { useField } from 'react-final-form';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useNavigate, useSearchParams } from '@straits/router';
import { Notice } from '@straits/ui/Notice';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { faultsUnlessDone } from '../failures';
import { bareCode } from '../text-format.rules';
import { SendNewCode } from './SendNewCode';
import { $codeSentTo, resetFx } from './sign-in.model';
import { resetFaults, viewPath, type ResetValues } from './sign-in.rules';
import type { OwnFormProps } from './SignInForm';

const PLACE_OF_REFUSAL = { reset_code_invalid: 'code', password_too_common: 'password' };

/** Code and e-mail that a link brought; they leave the address at once, since a code in a history can be read later. */
function useLinkValues(next: string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [brought] = useState(() => ({ code: search.get('code') ?? undefined, email: search.get('email') ?? undefined }));
  const isStillThere = search.has('code') || search.has('email');
  useEffect(() => {
    if (isStillThere) void navigate(viewPath('reset', next), { replace: true });
  }, [isStillThere, navigate, next]);
  return brought;
}

export function ResetForm({ next, onSignedIn }: OwnFormProps) {
  const { t } = useTexts('account');
  const [reset, sentTo] = useUnit([resetFx, $codeSentTo]);
  const brought = useLinkValues(next);
  const [initial] = useState<ResetValues>(() => ({ ...brought, email: brought.email ?? (sentTo || undefined) }));
  const send = ({ email = '', code = '', password = '' }: ResetValues) =>
    faultsUnlessDone(reset({ email: email.trim(), code: bareCode(code), password }).then(onSignedIn), PLACE_OF_REFUSAL);

  return (
    <Stack gap={6}>
      {sentTo && (
        <Notice tone="success" icon="mail" role="status" title={t('reset.sentTitle')}>
          {t('reset.sent', { email: sentTo })}
        </Notice>
      )}
      <AccountForm<ResetValues> fields={['email', 'code', 'password']} initialValues={initial} validate={resetFaults} onSubmit={send}>
        <FormText name="email" type="email" label={t('form.email')} autoComplete="username" checkedOnLeave required />
        <Stack gap={2}>
          <FormText
            name="code"
            label={t('reset.code')}
            hint={t('reset.codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            spellCheck={false}
            characters={14}
            required
          />
          <CodeAdvice />
        </Stack>
        <FormText
          name="password"
          type="password"
          label={t('reset.password')}
          hint={t('form.passwordHint')}
          autoComplete="new-password"
          showLabel={t('form.show')}
          hideLabel={t('form.hide')}
          required
        />
        <FormSubmit>{t('reset.submit')}</FormSubmit>
      </AccountForm>
      <TextLink href={viewPath('sign-in', next)}>{t('forgot.back')}</TextLink>
    </Stack>
  );
}

/** A new code can be had at any time; after a refused one the words say what went wrong. */
function CodeAdvice() {
  const { t } = useTexts('account');
  const { meta } = useField<string>('code', { subscription: { submitError: true } });
  const { input } = useField<string>('email', { subscription: { value: true } });
  return (
    <>
      {meta.submitError === 'reset_code_invalid' && <p>{t('reset.codeHelp')}</p>}
      <SendNewCode email={input.value} />
    </>
  );
}
