import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useLocation } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Stack } from '@straits/ui/Stack';
import type { PaymentAddress } from '../acts/payment-address.rules';
import { LineHead } from '../cart-line/LineHead';
import { Status, ToBookings } from './StatusViews';

/** The deposit is there: what is paid, what is due by when and what comes of it, with the way to pay it at once. */
export function DepositPaid({ order, plan, address }: { order: Order; plan: NonNullable<Order['plan']>; address: PaymentAddress }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams(search);
  query.delete('method');
  query.set('part', 'balance');
  return (
    <Status
      icon="check"
      tone="success"
      title={t('payment.deposit.title')}
      text={t('payment.deposit.text', { email: order.contact.email })}
      actions={
        <>
          <ToBookings address={address} prominence="main" />
          <ButtonLink href={`${pathname}?${query}${hash}`} icon={<Icon name="card" size={18} />}>
            {t('payment.deposit.payBalance', { amount: format.money(plan.due) })}
          </ButtonLink>
        </>
      }
    >
      <Card lifted>
        <Stack gap={5}>
          {order.lines.map((line) => (
            <LineHead key={line.id} line={line} lang={order.lang} units={line.units} level={2} compact />
          ))}
          <Facts
            variant="rows"
            facts={[
              { label: t('payment.paid.orderCode'), value: order.code },
              { label: t('payment.deposit.paid'), value: format.money(plan.deposit) },
              { label: t('payment.deposit.balance'), value: format.money(plan.balance) },
              { label: t('payment.deposit.due'), value: format.date(plan.balanceOn) },
            ]}
          />
          <p>{t('payment.deposit.ends', { when: format.instant(plan.endsAt, 'Asia/Singapore') })}</p>
        </Stack>
      </Card>
    </Status>
  );
}
