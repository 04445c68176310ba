import { useEffect, useState } from 'react';
import { useUnit } from 'effector-react';
import type { SignedIn } from '@straits/api-contract';
import { http } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { signedIn } from '@straits/session';
import { Notice } from '@straits/ui/Notice';
import { AccountForm, FormSubmit } from '../AccountForm';
import { AccountFrame } from '../AccountFrame';
import { faultsOf } from '../failures';
import { NewPassword } from '../NewPassword';
import { passwordFault } from '../password.rules';

interface Values {
  password?: string;
}

const tokenIn = (hash: string) => /^#token=([\w-]{20,100})$/.exec(hash)?.[1];

/** The token of the address. It stands behind `#`, where no server and no other site sees it, and leaves the address at once. */
function useToken() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(hash));
  useEffect(() => {
    if (hash) void navigate('/choose-password', { replace: true });
  }, [hash, navigate]);
  return token;
}

/** /choose-password: one of staff chooses a password by the link that was handed over. */
export function ChoosePasswordPage() {
  const { t } = useTexts('account');
  const token = useToken();
  return (
    <AccountFrame title={t('choosePassword.title')} lead={token && t('choosePassword.lead')}>
      {token ? (
        <PasswordForm token={token} />
      ) : (
        <Notice tone="warning" role="alert">
          {t('choosePassword.noToken')}
        </Notice>
      )}
    </AccountFrame>
  );
}

function PasswordForm({ token }: { token: string }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const signIn = useUnit(signedIn);
  const send = async ({ password }: Values) => {
    const answer = await http.post<SignedIn>('/auth/choose-password', { token, password }, { notices: false });
    if (!answer.ok) return faultsOf(answer.failure, { password_too_common: 'password' });
    signIn(answer.value);
    void navigate('/profile', { replace: true });
    return undefined;
  };
  const faults = ({ password }: Values): Record<string, string> => {
    const fault = passwordFault(password);
    return fault ? { password: fault } : {};
  };
  return (
    <AccountForm<Values> fields={['password']} validate={faults} onSubmit={send}>
      <NewPassword name="password" label={t('form.password')} hint={t('form.passwordHint')} />
      <FormSubmit>{t('choosePassword.save')}</FormSubmit>
    </AccountForm>
  );
}
