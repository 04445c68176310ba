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

interface Link {
  token: string;
  /** From the mail to who has forgotten a password, and not handed over to a member of staff. */
  isReset: boolean;
}
function linkIn(hash: string): Link | undefined {
  const [, kind, token] = /^#(token|reset)=([\w-]{20,100})$/.exec(hash) ?? [];
  return token ? { token, isReset: kind === 'reset' } : undefined;
}

/** The token of the address. It stands behind `#`, where no server and no other site sees it, and leaves the address at once. */
function useLink() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [link] = useState(() => linkIn(hash));
  useEffect(() => {
    if (hash) void navigate('/choose-password', { replace: true });
  }, [hash, navigate]);
  return link;
}

/** /choose-password: one of staff by the link that was handed over, or who has forgotten a password by the link of the mail. */
export function ChoosePasswordPage() {
  const { t } = useTexts('account');
  const link = useLink();
  return (
    <AccountFrame title={t('choosePassword.title')} lead={link && t(link.isReset ? 'choosePassword.resetLead' : 'choosePassword.lead')}>
      {link ? (
        <PasswordForm token={link.token} />
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
