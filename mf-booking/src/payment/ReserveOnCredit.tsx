import { useUnit } from 'effector-react';
import type { Order, Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { FailureNotice } from '../acts/FailureNotice';
import { useReservations } from './payment.api';
import { $reserveFailure, reserveAsked, reserveFx } from './reserve.model';

/** "Reserve now, pay later from credit" (A39), or until when the order is reserved already. */
export function ReserveOnCredit({ order, wallet }: { order: Order; wallet: Wallet }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { data } = useReservations(true);
  const { reserve, failure, isBusy } = useUnit({ reserve: reserveAsked, failure: $reserveFailure, isBusy: reserveFx.pending });
  const reserved = data?.items.find(({ orderCode }) => orderCode === order.code);
  if (reserved)
    return (
      <Notice tone="success" role="status" title={t('payment.wallet.reserved', { when: format.instant(reserved.payBy, 'Asia/Singapore') })}>
        {t('payment.wallet.reservedText')}
      </Notice>
    );
  const isInReach = wallet.currency === order.total.currency && wallet.availableCredit.amount >= order.total.amount && !wallet.isBlocked;
  if (!data?.mayReserve || !isInReach) return null;
  return (
    <Stack gap={2}>
      {failure && <FailureNotice failure={failure} />}
      <Button size="large" full busy={isBusy} onClick={() => reserve({ orderCode: order.code, expected: order.total })}>
        {t('payment.wallet.reserve')}
      </Button>
      <p>{t('payment.wallet.reserveText')}</p>
    </Stack>
  );
}
