import { css } from '@emotion/react';
import type { Notification, NotificationFacts } from '@straits/api-contract';
import type { NotificationType } from '@straits/api-contract/constants';
import { useFormat, useTexts, type Format } from '@straits/i18n';
import { Icon, type IconName } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { SHOP_ZONE } from '../shop-zone';
import { readOne } from './notifications.api';

const line = css`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  gap: 0.25rem 0.875rem;
  padding: 0.875rem 1rem;
  color: ${token.color.ink};
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  ${media.hover} {
    &:hover {
      background: ${token.color.infoSoft};
    }
  }
`;
const drawing = css`
  display: grid;
  place-items: center;
  inline-size: 2.5rem;
  block-size: 2.5rem;
  border-radius: 50%;
  background: ${token.color.infoSoft};
  color: ${token.color.info};
`;
const alarming = css`
  background: ${token.color.warningSoft};
  color: ${token.color.warning};
`;
const titleCss = css`
  overflow-wrap: anywhere;
`;
const isNew = css`
  font-weight: 700;
`;
const small = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
  overflow-wrap: anywhere;
`;
const dot = css`
  align-self: center;
  inline-size: 0.625rem;
  block-size: 0.625rem;
  border-radius: 50%;
  background: ${token.color.coral};
`;

const ICONS: Record<NotificationType, IconName> = {
  booking: 'ticket',
  payment: 'card',
  hold_ending: 'clock',
  change: 'calendar',
  cancellation: 'close',
  wallet: 'wallet',
  credit_due: 'bank',
  system: 'info',
};
const ALARMING: ReadonlySet<NotificationType> = new Set(['hold_ending', 'cancellation', 'credit_due']);

/** The facts as the words name them, each in the reader's format. */
const valuesOf = ({ code, amount, fee, until, month }: NotificationFacts, format: Format) => ({
  code,
  amount: amount && format.money(amount),
  fee: fee && format.money(fee),
  until: until && format.instant(until, SHOP_ZONE),
  month: month && format.month(`${month}-01`),
});

/** One notification: the whole line leads to what it is about, and reads it. */
export function NotificationLine({ item }: { item: Notification }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const { kind, type, facts, readAt, path, createdAt } = item;
  const values = valuesOf(facts, format);
  return (
    <BareLink css={line} href={path} onClick={() => readOne(item)}>
      <span css={[drawing, ALARMING.has(type) && alarming]} aria-hidden="true">
        <Icon name={ICONS[type]} size={20} />
      </span>
      <span>
        <span css={[titleCss, !readAt && isNew]}>{t(`notifications.kind.${kind}.title`, values)}</span>
        {facts.product && (
          <span css={small} lang={facts.lang} translate="no" style={{ display: 'block' }}>
            {facts.product}
          </span>
        )}
        <span css={small} style={{ display: 'block' }}>
          {t(`notifications.kind.${kind}.text`, values)} {facts.reason && t('notifications.reason', { reason: facts.reason })}{' '}
          {facts.fee && facts.fee.amount > 0 && t('notifications.fee', values)}
        </span>
        <time css={small} dateTime={createdAt}>
          {format.instant(createdAt, SHOP_ZONE)}
        </time>
      </span>
      {readAt ? <span /> : <span css={dot} role="img" aria-label={t('notifications.isNew')} />}
    </BareLink>
  );
}
