import { css } from '@emotion/react';
import type { OrderSummary } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Icon, type IconName } from '@straits/ui/Icon';
import { BareLink, ButtonLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { nextAction, orderPath, paymentPath, STATUS_TONE, type NextAction } from '../order-status.rules';
import { SHOP_ZONE } from '../shop-zone';
import { timeLeft } from './order-history.rules';

const card = css`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0.75rem 1rem;
  padding: 0.875rem;
  ${media.tablet} {
    grid-template-columns: 10.5rem minmax(0, 1fr) auto;
    gap: 1.25rem;
    padding: 1rem;
  }
`;
const picture = css`
  align-self: start;
  border-radius: 10px;
`;
const body = css`
  display: grid;
  align-content: start;
  gap: 0.375rem;
  min-inline-size: 0;
  h2 {
    font-size: ${token.text.title};
    line-height: 1.25;
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem 1rem;
  color: ${token.color.muted};
  font-size: 0.9375rem;
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;
const side = css`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  padding-block-start: 0.75rem;
  border-block-start: 1px solid ${token.color.line};
  ${media.tablet} {
    grid-column: auto;
    flex-direction: column;
    align-items: end;
    justify-content: space-between;
    padding-block-start: 0;
    border: 0;
  }
`;
const total = css`
  font-size: 1.1875rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const due = css`
  color: ${token.color.warning};
  font-weight: 600;
  font-size: 0.9375rem;
`;

const Fact = ({ icon, text }: { icon: IconName; text: string }) => (
  <span>
    <Icon name={icon} size={16} />
    {text}
  </span>
);

/** One order: what, when, for how many, in what state, and the one thing to do next. */
export function OrderCard({ order, now }: { order: OrderSummary; now: number }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const action = nextAction(order);
  return (
    <Card as="article" css={card} linked padded={false}>
      <Picture css={picture} picture={order.picture} sizes="(min-width: 640px) 168px, 88px" ratio="4 / 3" alt="" />
      <div css={body}>
        <div>
          <Tag tone={STATUS_TONE[order.status]}>{t(`status.${order.status}`)}</Tag>
        </div>
        <h2 lang={order.lang}>
          <BareLink href={orderPath(order.code)} data-card-link="">
            {order.title}
          </BareLink>
        </h2>
        <div css={facts}>
          <Fact icon="calendar" text={order.localDate ? format.date(order.localDate) : t('history.openDate')} />
          <Fact icon="user" text={t('history.people', { count: order.travellers })} />
          <Fact icon={order.kind} text={order.code} />
        </div>
        {isToPay(action) && order.due && <p css={due}>{t('history.toPay', { amount: format.money(order.due) })}</p>}
        {order.balanceOn
          ? isToPay(action) && <p css={due}>{t('order.balanceBy', { date: format.date(order.balanceOn) })}</p>
          : isToPay(action) && <Due expiresAt={order.expiresAt} now={now} />}
      </div>
      <div css={side}>
        <span css={total}>{format.money(order.total)}</span>
        <NextAction action={action} order={order} />
      </div>
    </Card>
  );
}

function Due({ expiresAt, now }: { expiresAt: string | null; now: number }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const left = timeLeft(expiresAt, now);
  if (!expiresAt || !left) return null;
  const words = left.hours === 0 ? 'history.dueInMinutes' : left.hours < 24 ? 'history.dueIn' : 'history.due';
  return <p css={due}>{t(words, { ...left, at: format.instant(expiresAt, SHOP_ZONE) })}</p>;
}

const ICONS: Record<NextAction, IconName> = { pay: 'card', proof: 'upload', tickets: 'ticket', open: 'arrow-right' };

const isToPay = (action: NextAction) => action === 'pay' || action === 'proof';

function NextAction({ action, order: { code, balanceOn } }: { action: NextAction; order: OrderSummary }) {
  const { t } = useTexts('account');
  const href = isToPay(action)
    ? paymentPath(code, null, balanceOn !== undefined)
    : action === 'tickets'
      ? `${orderPath(code)}#documents`
      : orderPath(code);
  return (
    <ButtonLink
      href={href}
      size="small"
      prominence={isToPay(action) ? 'main' : 'second'}
      icon={<Icon name={ICONS[action]} size={18} />}
      data-card-above=""
    >
      {t(`history.${action}`)}
    </ButtonLink>
  );
}
