import { css } from '@emotion/react';
import type { NotificationPage } from '@straits/api-contract';
import { NOTIFICATION_TYPES } from '@straits/api-contract/constants';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { Select } from '@straits/ui/Select';
import { Skeleton } from '@straits/ui/Skeleton';
import { Row, Stack } from '@straits/ui/Stack';
import { token } from '@straits/ui/tokens';
import { LoadFailed } from '../LoadFailed';
import { SHOP_ZONE } from '../shop-zone';
import { NotificationLine } from './NotificationLine';
import { useNotifications, type ListQuery } from './notifications.api';
import { byDay } from './notifications.rules';

const filter = css`
  max-inline-size: 20rem;
`;
const dayCss = css`
  margin-block-end: 0.5rem;
  color: ${token.color.muted};
  font: 600 ${token.text.small} ${token.font.text};
`;
const list = css`
  display: grid;
  margin: 0;
  padding: 0;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.raised};
  list-style: none;
  overflow: hidden;
  li + li {
    border-block-start: 1px solid ${token.color.line};
  }
`;

interface NotificationListProps {
  query: ListQuery;
  onChange: (change: Record<string, string>) => void;
}

/** What the person was told, by day, with a filter by type. */
export function NotificationList({ query, onChange }: NotificationListProps) {
  const { t } = useTexts('account');
  const { data, error, mutate } = useNotifications(query);
  const types = NOTIFICATION_TYPES.map((type) => ({ value: type, label: t(`notifications.type.${type}`) }));
  return (
    <Stack gap={5}>
      <Select
        css={filter}
        label={t('notifications.filter')}
        options={types}
        placeholder={t('notifications.allTypes')}
        value={query.type}
        onChange={(type) => onChange({ type })}
      />
      {error && !data && <LoadFailed error={error} onRetry={() => void mutate()} />}
      {!data && !error && (
        <div role="status" aria-label={t('notifications.loading')}>
          <Skeleton height="20rem" radius={14} />
        </div>
      )}
      {data && <Found page={data} query={query} onChange={onChange} />}
    </Stack>
  );
}

function Found({ page, query, onChange }: NotificationListProps & { page: NotificationPage }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (page.items.length === 0)
    return (
      <EmptyState
        title={t(query.onlyUnread ? 'notifications.noneUnread' : 'notifications.none')}
        actions={query.onlyUnread && <Button onClick={() => onChange({ view: 'history' })}>{t('notifications.seeHistory')}</Button>}
      >
        {t('notifications.noneText')}
      </EmptyState>
    );
  return (
    <Stack gap={5}>
      {byDay(page.items, SHOP_ZONE).map(({ date, items }) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <h2 id={`day-${date}`} css={dayCss}>
            {format.date(date)}
          </h2>
          <ul css={list} role="list">
            {items.map((item) => (
              <li key={item.id}>
                <NotificationLine item={item} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Row gap={3} wrap justify="center">
        {query.cursor && <Button onClick={() => onChange({ cursor: '' })}>{t('history.newest')}</Button>}
        {page.nextCursor && <Button onClick={() => onChange({ cursor: page.nextCursor ?? '' })}>{t('notifications.older')}</Button>}
      </Row>
    </Stack>
  );
}
