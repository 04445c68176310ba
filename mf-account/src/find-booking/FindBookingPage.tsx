import { useEffect, useRef } from 'react';
import { useUnit } from 'effector-react';
import { useTexts } from '@straits/i18n';
import { loginPath, useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { TextLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import { useTabTitle } from '@straits/ui/tab-title';
import { AccountForm, FormSubmit, FormText } from '../AccountForm';
import { AccountFrame } from '../AccountFrame';
import { faultsUnlessDone } from '../failures';
import { $asked, findOpened, sendLinkFx, type Wanted } from './find-booking.model';
import { findFaults, orderCode, type FindValues } from './find-booking.rules';

/** /find-booking (A2): a guest's way back to a booking, by number and e-mail. */
export function FindBookingPage() {
  const { t } = useTexts('account');
  const [asked, open] = useUnit([$asked, findOpened]);
  const session = useSession();
  useEffect(() => open(), [open]);

  if (asked) return <LinkSent asked={asked} onAgain={open} />;
  return (
    <AccountFrame title={t('find.title')} lead={t('find.lead')}>
      <FindForm />
      <p>
        {t('find.account')}{' '}
        {session.status === 'signed' ? (
          <TextLink href="/order-history">{t('history.title')}</TextLink>
        ) : (
          <TextLink href={loginPath('/order-history')}>{t('find.signIn')}</TextLink>
        )}
      </p>
    </AccountFrame>
  );
}

function FindForm() {
  const { t } = useTexts('account');
  const sendLink = useUnit(sendLinkFx);
  const send = ({ code, email = '' }: FindValues) => faultsUnlessDone(sendLink({ code: orderCode(code), email: email.trim() }));
  return (
    <AccountForm<FindValues> fields={['code', 'email']} validate={findFaults} onSubmit={send}>
      <FormText
        name="code"
        label={t('find.code')}
        hint={t('find.codeHint')}
        autoComplete="off"
        spellCheck={false}
        characters={20}
        required
      />
      <FormText name="email" type="email" label={t('find.email')} autoComplete="email" checkedOnLeave required />
      <FormSubmit>{t('find.submit')}</FormSubmit>
    </AccountForm>
  );
}

function LinkSent({ asked, onAgain }: { asked: Wanted; onAgain: () => void }) {
  const { t } = useTexts('account');
  const text = useRef<HTMLDivElement>(null);
  useTabTitle(t('find.sentTitle'));
  useEffect(() => text.current?.focus(), []);
  return (
    <AccountFrame title={t('find.sentTitle')}>
      <div ref={text} tabIndex={-1}>
        <Stack gap={4}>
          <Notice tone="success" icon="mail">
            {t('find.sent', { ...asked })}
          </Notice>
          <p>{t('find.sentHelp')}</p>
        </Stack>
      </div>
      <div>
        <Button onClick={onAgain}>{t('find.again')}</Button>
      </div>
    </AccountFrame>
  );
}
