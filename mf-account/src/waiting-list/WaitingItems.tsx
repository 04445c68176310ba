import { css } from '@emotion/react';
import { useState } from 'react';
import type { WaitingList } from '@straits/api-contract';
import { http, type HttpFailure } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { EmptyState } from '@straits/ui/EmptyState';
import { SectionTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { useFailureText } from '../failures';
import { productPath } from '../product-path.rules';
import { SHOP_ZONE } from '../shop-zone';

const list = css`
  display: grid;
  gap: 1rem;
  list-style: none;
`;
const name = css`
  font-size: ${token.text.title};
  overflow-wrap: anywhere;
`;
const quiet = css`
  color: ${token.color.muted};
  overflow-wrap: anywhere;
`;
const news = css`
  &:empty {
    display: none;
  }
`;
const acts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

type Item = WaitingList['items'][number];
/** The product's page with the day chosen. */
const dayPath = (item: Item) => {
  const step = item.kind === 'package' ? '/available-dates' : item.kind === 'cruise' ? '/available-date' : '';
  const path = productPath(item) + step;
  return `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [item.kind === 'hotel' ? 'checkIn' : 'date']: item.localDate })}`;
};

interface WaitingItemsProps {
  list: WaitingList;
  guestKey: string | undefined;
  onChange: (after: WaitingList) => void;
}

/** The days that somebody waits for; each can be left with one press, and what was left is said. */
export function WaitingItems({ list: { email, items }, guestKey, onChange }: WaitingItemsProps) {
  const { t } = useTexts('account');
  const format = useFormat();
  const textOf = useFailureText();
  const [busy, setBusy] = useState<string | null>(null);
  const [left, setLeft] = useState<Item | null>(null);
  const [failure, setFailure] = useState<HttpFailure | null>(null);
  const leave = async (item: Item) => {
    setBusy(item.id);
    setFailure(null);
    const answer = await http.delete<WaitingList>(`/waiting-list/${item.id}`, { query: { key: guestKey }, notices: false });
    setBusy(null);
    if (answer.ok) {
      setLeft(item);
      onChange(answer.value);
    } else setFailure(answer.failure);
  };

  return (
    <Stack gap={4}>
      <div role="status" css={news}>
        {left && <Notice tone="success">{t('waitingList.left', { product: left.productName, date: format.date(left.localDate) })}</Notice>}
      </div>
      <div role="alert" css={news}>
        {failure && <Notice tone="danger">{textOf(failure)}</Notice>}
      </div>
      {items.length === 0 ? (
        <EmptyState title={t('waitingList.none')} actions={<ButtonLink href="/search">{t('waitingList.look')}</ButtonLink>}>
          {t('waitingList.noneText')}
        </EmptyState>
      ) : (
        <>
          <p css={quiet}>{t('waitingList.mailsTo', { email })}</p>
          <ul css={list} role="list">
            {items.map((item) => (
              <li key={item.id}>
                <WaitingItem item={item} isBusy={busy === item.id} isOff={busy !== null} onLeave={() => void leave(item)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Stack>
  );
}

function WaitingItem({ item, isBusy, isOff, onLeave }: { item: Item; isBusy: boolean; isOff: boolean; onLeave: () => void }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { productName, optionName, lang, localDate, quantity, toldAt } = item;
  const day = format.date(localDate);
  return (
    <Card as="article">
      <Stack gap={3}>
        <Stack gap={1}>
          <div>
            <Tag tone={toldAt ? 'success' : 'neutral'}>
              {toldAt ? t('waitingList.told', { at: format.instant(toldAt, SHOP_ZONE) }) : t('waitingList.waiting')}
            </Tag>
          </div>
          <SectionTitle level={2} css={name} lang={lang}>
            {productName}
          </SectionTitle>
          <p css={quiet} lang={lang}>
            {optionName}
          </p>
          <p>
            {day} · {t('waitingList.places', { count: quantity })}
          </p>
        </Stack>
        <div css={acts}>
          <ButtonLink href={dayPath(item)} prominence={toldAt ? 'main' : 'second'} size="small">
            {t(toldAt ? 'waitingList.book' : 'waitingList.see')}
          </ButtonLink>
          <Button
            prominence="quiet"
            size="small"
            busy={isBusy}
            disabled={isOff && !isBusy}
            aria-label={t('waitingList.leaveNamed', { product: productName, date: day })}
            onClick={onLeave}
          >
            {t('waitingList.leave')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
