import { css } from '@emotion/react';
import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { Timeline } from '@straits/ui/Timeline';
import { token } from '@straits/ui/tokens';
import { orderPath, type PaymentAddress } from '../acts/payment-address.rules';
import { LineHead, useWhen } from '../cart-line/LineHead';
import { ticketsWaitFor } from './payment-view.rules';
import { Status, ToBookings } from './StatusViews';

const reference = css`
  font: 600 clamp(1.5rem, 1.2rem + 1.4vw, 2.125rem) / 1.1 ${token.font.display};
  letter-spacing: 0.02em;
  font-variant-numeric: tabular-nums;
`;
const quiet = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const list = css`
  list-style: none;
  display: grid;
  gap: 1.25rem;
`;

/** A code took the whole price off. */
const isFree = ({ total }: Order) => total.amount === 0;

/** Paid: the reference, what happens next and when, whom to ask, how to keep it (U6, M211). */
export function Paid({ order, address }: { order: Order; address: PaymentAddress }) {
  const { t } = useTexts('booking');
  const session = useSession();
  const waits = ticketsWaitFor(order);
  const wait = waits === 'operator' && isFree(order) ? 'operatorFree' : waits;
  return (
    <Status
      icon="check"
      tone="success"
      title={t('payment.paid.title')}
      text={t(wait ? `payment.paid.wait.${wait}` : 'payment.paid.text', { email: order.contact.email })}
      actions={
        <>
          <ButtonLink
            href={orderPath(order.code, address.key)}
            prominence={address.nextPath ? 'second' : 'main'}
            icon={<Icon name="ticket" size={18} />}
          >
            {t('payment.paid.tickets')}
          </ButtonLink>
          {session.status === 'signed' && <ToBookings address={address} />}
          <Button data-print="hide" icon={<Icon name="print" size={18} />} onClick={() => window.print()}>
            {t('payment.paid.print')}
          </Button>
        </>
      }
    >
      {address.nextPath && (
        <Notice
          title={t('payment.paid.nextTitle')}
          actions={
            <ButtonLink href={address.nextPath} prominence="main">
              {t('items.pay.next')}
            </ButtonLink>
          }
        >
          {t('payment.paid.nextText')}
        </Notice>
      )}
      <Receipt order={order} />
      <Next order={order} />
      {session.status === 'visitor' && (
        <p css={quiet}>
          {t('payment.paid.accountOffer')} <TextLink href="/register">{t('payment.paid.register')}</TextLink>
        </p>
      )}
    </Status>
  );
}

function Receipt({ order }: { order: Order }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const facts = [
    { label: t('payment.paid.orderCode'), value: order.code },
    isFree(order)
      ? { label: t('payment.paid.total'), value: t('payment.paid.nothing') }
      : { label: t('payment.paid.amount'), value: format.money(order.total) },
    ...(order.paymentMethod && !order.plan ? [{ label: t('payment.paid.method'), value: t(`payment.method.${order.paymentMethod}`) }] : []),
    ...(order.paidAt && !isFree(order) ? [{ label: t('payment.paid.at'), value: format.instant(order.paidAt, 'Asia/Singapore') }] : []),
  ];
  return (
    <Card lifted>
      <Stack gap={5}>
        <div>
          <p css={quiet}>{t('payment.paid.reference')}</p>
          <p css={reference}>{order.confirmationNumber ?? order.code}</p>
        </div>
        <ul css={list} role="list">
          {order.lines.map((line) => (
            <li key={line.id}>
              <LineHead line={line} lang={order.lang} units={line.units} level={2} compact />
            </li>
          ))}
        </ul>
        <Facts variant="rows" facts={facts} />
      </Stack>
    </Card>
  );
}

function Next({ order }: { order: Order }) {
  const { t } = useTexts('booking');
  const when = useWhen();
  const [line] = order.lines;
  return (
    <Card>
      <Stack gap={4}>
        <SectionTitle level={2} css={{ fontSize: token.text.title }}>
          {t('payment.paid.whatNext')}
        </SectionTitle>
        <Timeline
          steps={[
            {
              tone: 'full',
              title: t(ticketsWaitFor(order) ? 'payment.paid.wait.mail' : 'payment.paid.mail'),
              when: t('payment.paid.mailWhen', { email: order.contact.email }),
            },
            { tone: 'plain', title: t('payment.paid.day'), when: line ? when(line) : '', text: line?.redemption },
            {
              tone: 'plain',
              title: t('payment.paid.help'),
              when: <TextLink href={`/contact?bookingId=${order.code}`}>{t('payment.status.contact')}</TextLink>,
            },
          ]}
        />
      </Stack>
    </Card>
  );
}
