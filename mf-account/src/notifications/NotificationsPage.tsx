import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Tabs } from '@straits/ui/Tabs';
import { useUnread } from '../bell/unread';
import { PersonalFrame } from '../PersonalFrame';
import { MailChoicesForm } from './MailChoicesForm';
import { NotificationList } from './NotificationList';
import { useReadAll } from './notifications.api';
import { readSearch, searchWith, TABS } from './notifications.rules';

const empty = css`
  &:empty {
    display: none;
  }
`;

/** /notifications (N10): what is new, the history log of 12 months, and what comes as mail too. The address holds view, type and page. */
export function NotificationsPage() {
  const { t } = useTexts('account');
  const [search, setSearch] = useSearchParams();
  const { view, type, cursor } = readSearch(search);
  const count = useUnread();
  const { done, readAll, undo } = useReadAll();
  const change = (next: Record<string, string>) => setSearch((now) => searchWith(now, next), { preventScrollReset: true });
  const listOf = (tab: 'unread' | 'history') => (
    <NotificationList query={{ type, cursor, onlyUnread: tab === 'unread' }} onChange={change} />
  );
  const contents = { unread: listOf('unread'), history: listOf('history'), mails: <MailChoicesForm /> };

  return (
    <PersonalFrame
      title={t('notifications.title')}
      lead={t('notifications.lead')}
      actions={
        <Button disabled={count === 0} onClick={() => void readAll()}>
          {t('notifications.readAll')}
        </Button>
      }
    >
      <Stack gap={4}>
        <div role="status" css={empty}>
          {done && (
            <Notice tone="success" actions={done.batch && <Button onClick={() => void undo()}>{t('notifications.undo')}</Button>}>
              {t('notifications.allRead', { count: done.count })}
            </Notice>
          )}
        </div>
        <Tabs
          label={t('notifications.title')}
          selected={view}
          onSelect={(next) => setSearch(() => ({ view: next }), { preventScrollReset: true })}
          tabs={TABS.map((tab) => ({ id: tab, label: t(`notifications.tab.${tab}`), content: contents[tab] }))}
        />
      </Stack>
    </PersonalFrame>
  );
}
