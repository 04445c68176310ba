import { useEffect, useState } from 'react';
import { useUnit } from 'effector-react';
import type { InvitationFound, SignedIn } from '@straits/api-contract';
import { http, type HttpFailure } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { signedIn } from '@straits/session';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { SkeletonText } from '@straits/ui/Skeleton';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { AccountFrame } from '../AccountFrame';
import { faultsOf, useFailureText } from '../failures';
import { NewPassword } from '../NewPassword';
import { joinFaults, tokenIn, type JoinValues } from './join.rules';

type Look = { state: 'looking' } | { state: 'found'; found: InvitationFound } | { state: 'failed'; failure: HttpFailure | null };

/** What the invitation in the address is for. It stands behind `#`, where no server and no other site sees it, and leaves the address at once. */
function useInvitation() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => tokenIn(hash));
  const [look, setLook] = useState<Look>(token ? { state: 'looking' } : { state: 'failed', failure: null });
  useEffect(() => {
    if (hash) void navigate('/agency/join', { replace: true });
  }, [hash, navigate]);
  useEffect(() => {
    if (!token) return;
    void http.post<InvitationFound>('/auth/invitations/look', { token }, { notices: false }).then((answer) => {
      setLook(answer.ok ? { state: 'found', found: answer.value } : { state: 'failed', failure: answer.failure });
    });
  }, [token]);
  return { token: token ?? '', look };
}

/** /agency/join: the mailed invitation makes its reader one of the agency's people. */
export function JoinPage() {
  const { t } = useTexts('account');
  const failureText = useFailureText();
  const { token, look } = useInvitation();
  if (look.state === 'failed')
    return (
      <AccountFrame title={t('agencyJoin.failedTitle')}>
        <Notice
          tone="warning"
          role="alert"
          actions={
            <ButtonLink href="/login" size="small">
              {t('agencyJoin.signIn')}
            </ButtonLink>
          }
        >
          {look.failure ? failureText(look.failure) : t('agencyJoin.noToken')}
        </Notice>
      </AccountFrame>
    );
  if (look.state === 'looking')
    return (
      <AccountFrame title={t('agencyJoin.title')}>
        <SkeletonText lines={6} />
      </AccountFrame>
    );
  const { agencyName, role, email } = look.found;
  return (
    <AccountFrame title={t('agencyJoin.titleOf', { agency: agencyName })} lead={t(`agencyJoin.as_${role}`, { email })}>
      <JoinForm token={token} found={look.found} />
    </AccountFrame>
  );
}

function JoinForm({ token, found }: { token: string; found: InvitationFound }) {
  const { t } = useTexts('account');
  const navigate = useNavigate();
  const signIn = useUnit(signedIn);
  const send = async ({ name, password }: JoinValues) => {
    const given = found.hasAccount ? { token } : { token, name: (name ?? '').trim(), password };
    const answer = await http.post<SignedIn>('/auth/invitations/accept', given, { notices: false });
    if (!answer.ok) return faultsOf(answer.failure, { password_too_common: 'password' });
    signIn(answer.value);
    void navigate('/agency/approvals', { replace: true });
    return undefined;
  };
  return (
    <AccountForm<JoinValues> fields={['name', 'password']} validate={(values) => joinFaults(values, found)} onSubmit={send}>
      {!found.hasAccount && (
        <>
          <FormText name="name" label={t('register.name')} hint={t('register.nameHint')} autoComplete="name" spellCheck={false} required />
          <NewPassword name="password" label={t('form.password')} hint={t('form.passwordHint')} />
        </>
      )}
      <FormSubmit>{t('agencyJoin.join', { agency: found.agencyName })}</FormSubmit>
    </AccountForm>
  );
}
