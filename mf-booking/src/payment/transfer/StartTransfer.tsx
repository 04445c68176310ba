import { useUnit } from 'effector-react';
import { dueOf } from '@straits/api-contract/amount-due';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Stack } from '@straits/ui/Stack';
import { Timeline } from '@straits/ui/Timeline';
import { FailureNotice } from '../../acts/FailureNotice';
import type { MethodProps } from '../MethodChoice';
import { shownOf } from '../payment-view.rules';
import { $payFailure, $paying, payAsked } from '../payment.model';

/** What a bank transfer takes, before its details are asked for. */
export function StartTransfer({ order, address }: MethodProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pay, paying, failure } = useUnit({ pay: payAsked, paying: $paying, failure: $payFailure });
  const start = () => pay({ orderCode: order.code, key: address.key, method: 'bank_transfer', ...shownOf(order) });
  return (
    <Stack gap={5}>
      <Timeline
        steps={(['send', 'prove', 'wait'] as const).map((step) => ({
          tone: 'plain',
          title: t(`payment.transfer.plan.${step}`, { amount: format.money(dueOf(order)) }),
          when: t(`payment.transfer.plan.${step === 'wait' && order.plan?.depositPaidAt ? 'waitBalance' : step}Text`),
        }))}
      />
      {failure && <FailureNotice failure={failure} onRetry={start} />}
      <Button prominence="main" size="large" full busy={paying !== null} onClick={start}>
        {t('payment.transfer.start')}
      </Button>
    </Stack>
  );
}
