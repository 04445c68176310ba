import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { FailureNotice } from '../acts/FailureNotice';
import type { MethodProps } from './MethodChoice';
import { $payFailure, $paying, payAsked } from './payment.model';
import { shownOf } from './payment-view.rules';

/** One press pays what is due, where nothing is typed; why the last one did not stands above. */
export function PayButton({ order, address, method, icon }: MethodProps & { method: PaymentMethod; icon?: ReactNode }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { pay, paying, failure } = useUnit({ pay: payAsked, paying: $paying, failure: $payFailure });
  return (
    <>
      {failure && <FailureNotice failure={failure} />}
      <Button
        prominence="main"
        size="large"
        full
        busy={paying !== null}
        icon={icon}
        onClick={() => pay({ orderCode: order.code, key: address.key, method, ...shownOf(order) })}
      >
        {t('payment.pay', { amount: format.money(dueOf(order)) })}
      </Button>
    </>
  );
}
