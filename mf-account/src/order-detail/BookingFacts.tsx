import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts, type Fact } from '@straits/ui/Facts';
import { Stack } from '@straits/ui/Stack';
import { Timeline } from '@straits/ui/Timeline';
import { CardTitle } from '../CardTitle';
import { openBalanceOf } from '../order-status.rules';
import { SHOP_ZONE } from '../shop-zone';
import { useReasonText } from '../order-reason/history-reason';

/** Contact, payment and times of the order, and everything that happened to it. */
export function BookingFacts({ order }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const reasonText = useReasonText();
  const steps = order.history.map(({ status, at, reason }, index) => ({
    tone: 'plain' as const,
    title: t(`status.${status}`),
    when: format.instant(at, SHOP_ZONE),
    text: reasonText(reason),
    isCurrent: index === order.history.length - 1,
  }));
  return (
    <>
      <Card as="section" aria-labelledby="details-title">
        <Stack gap={4}>
          <CardTitle id="details-title">{t('order.details')}</CardTitle>
          <Facts facts={useFacts(order)} />
        </Stack>
      </Card>
      {steps.length > 0 && (
        <Card as="section" aria-labelledby="history-title">
          <Stack gap={4}>
            <CardTitle id="history-title">{t('order.history')}</CardTitle>
            <Timeline steps={steps} />
          </Stack>
        </Card>
      )}
    </>
  );
}

function useFacts(order: Order): Fact[] {
  const { t } = useTexts('account');
  const format = useFormat();
  const at = (instant: string | null) => instant && format.instant(instant, SHOP_ZONE);
  // A code took the whole price off.
  const isFree = order.total.amount === 0;
  const facts: [string, string | null][] = [
    ['contactName', order.contact.name],
    ['contactEmail', order.contact.email],
    ['contactPhone', order.contact.phone],
    [
      'method',
      isFree
        ? t('order.methods.nothing')
        : t(`order.methods.${order.paymentMethod ?? order.payment?.method ?? order.plan?.payments.at(-1)?.method ?? 'none'}`),
    ],
    ['confirmationNumber', order.confirmationNumber],
    ['createdAt', at(order.createdAt)],
    ['paidAt', isFree ? null : at(order.paidAt)],
    ['expiresAt', order.status === 'ORDERED' && !openBalanceOf(order) ? at(order.expiresAt) : null],
    ['plan.balanceDue', openBalanceOf(order) ? format.date(order.plan?.balanceOn ?? '') : null],
    ['note', order.note],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ label: t(`order.${name}`), value }] : []));
}
