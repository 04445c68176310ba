import type { Order } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Stack } from '@straits/ui/Stack';
import { Timeline } from '@straits/ui/Timeline';
import { CardTitle } from '../CardTitle';
import { SHOP_ZONE } from '../shop-zone';

/** What went back, where to, and whether it has arrived there. */
export function Refunds({ order: { refunds } }: { order: Order }) {
  const { t } = useTexts('account');
  const format = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="refunds-title">
      <Stack gap={4}>
        <CardTitle id="refunds-title">{t('order.refunds')}</CardTitle>
        <Timeline
          steps={refunds.map(({ amount, method, status, createdAt, doneAt }) => ({
            tone: status === 'done' ? ('full' as const) : ('plain' as const),
            title: format.money(amount),
            when: format.instant(doneAt ?? createdAt, SHOP_ZONE),
            text: t(`order.refundState.${status}`, { method: t(`order.methods.${method}`) }),
          }))}
        />
      </Stack>
    </Card>
  );
}
