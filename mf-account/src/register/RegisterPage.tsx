import { useEffect } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { loginPath, safeNext } from '@straits/session';
import { TextLink } from '@straits/ui/Link';
import { AccountFrame } from '../AccountFrame';
import { CheckInbox } from './CheckInbox';
import { RegisterForm } from './RegisterForm';
import { $registered, registerOpened } from './register.model';

/** /register, and a view of /login on trade hosts. */
export function RegisterPage() {
  const { t } = useTexts('account');
  const [search] = useSearchParams();
  const [registered, open] = useUnit([$registered, registerOpened]);
  const wanted = safeNext(search.get('next'));
  const next = wanted.startsWith('/register') ? '/' : wanted;
  useEffect(() => open(), [open]);

  if (registered) return <CheckInbox outcome={registered} next={next} onOther={open} />;
  return (
    <AccountFrame title={t('register.title')} lead={t('register.lead')}>
      <p>
        {t('register.have')} <TextLink href={loginPath(next)}>{t('register.signIn')}</TextLink>
      </p>
      <RegisterForm next={next} />
    </AccountFrame>
  );
}
