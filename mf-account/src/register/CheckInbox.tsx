import { useEffect, useRef } from 'react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { useTabTitle } from '@straits/ui/tab-title';
import { AccountFrame } from '../AccountFrame';
import { ResendLink } from '../ResendLink';
import type { RegisterOutcome } from './register.model';

/** What to do now that the account is made. Takes the focus: the form that had it is gone. */
export function CheckInbox({ outcome, next, onOther }: { outcome: RegisterOutcome; next: string; onOther: () => void }) {
  const { t } = useTexts('account');
  const text = useRef<HTMLDivElement>(null);
  useTabTitle(t('register.doneTitle'));
  useEffect(() => {
    text.current?.focus();
    window.scrollTo({ top: 0 });
  }, []);

  return (
    <AccountFrame title={t('register.doneTitle')}>
      <div ref={text} tabIndex={-1}>
        <Stack gap={4}>
          <Notice tone="success" icon="mail">
            {t('register.doneLead', { email: outcome.email })}
          </Notice>
          {outcome.isAgent && <Notice icon="clock">{t('register.doneAgent')}</Notice>}
        </Stack>
      </div>
      <p>{t('register.doneSpam')}</p>
      <ResendLink email={outcome.email} next={next} />
      <div>
        <Button prominence="quiet" onClick={onOther}>
          {t('register.other')}
        </Button>
      </div>
    </AccountFrame>
  );
}
