import { useUnit } from 'effector-react';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { FailureNotice } from '../../acts/FailureNotice';
import type { MethodProps } from '../MethodChoice';
import { dueOf, shownOf } from '../payment-view.rules';
import { $payFailure, $paying, payAsked } from '../payment.model';

/** The card is typed at the card company's own page: one press leads there. */
export function ToCardPage({ order, address }: MethodProps) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pay, paying, failure } = useUnit({ pay: payAsked, paying: $paying, failure: $payFailure });
  return (
    <Stack gap={4}>
      <p>{t('payment.cardPage.text')}</p>
      {failure && <FailureNotice failure={failure} />}
      <Button
        prominence="main"
        size="large"
        full
        busy={paying !== null}
        icon={<Icon name="lock" size={18} />}
        onClick={() => pay({ orderCode: order.code, key: address.key, method: 'card', ...shownOf(order) })}
      >
        {t('payment.pay', { amount: format.money(dueOf(order)) })}
      </Button>
    </Stack>
  );
}
