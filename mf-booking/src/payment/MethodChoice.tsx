import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Order, PaymentMethod } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useLocation, useNavigate } from '@straits/router';
import { Card } from '@straits/ui/Card';
import { Icon, type IconName } from '@straits/ui/Icon';
import { Notice } from '@straits/ui/Notice';
import { RadioGroup } from '@straits/ui/RadioGroup';
import { Stack } from '@straits/ui/Stack';
import type { PaymentAddress } from '../acts/payment-address.rules';
import { CardForm } from './card/CardForm';
import { ToCardPage } from './card/ToCardPage';
import { payFailureSeen } from './payment.model';
import { StartTransfer } from './transfer/StartTransfer';
import { WalletForm } from './WalletForm';

const icons: Record<PaymentMethod, IconName> = { card: 'card', bank_transfer: 'bank', wallet: 'wallet' };

export interface MethodProps {
  order: Order;
  address: PaymentAddress;
}
interface MethodChoiceProps extends MethodProps {
  methods: PaymentMethod[];
  chosen: PaymentMethod;
  /** Why the last try failed: a refusal code or staff's words. */
  failed: string | null;
}

/** How to pay; the choice stands in the address, so that a reload keeps it. */
export function MethodChoice({ order, address, methods, chosen, failed }: MethodChoiceProps) {
  const { t } = useTexts('booking');
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const seen = useUnit(payFailureSeen);
  // Ticked at once: the address follows a moment later.
  const [picked, pick] = useState<string>(chosen);
  const other = methods.find((method) => method !== 'wallet');
  const choose = (method: string) => {
    seen();
    pick(method);
    const query = new URLSearchParams(search);
    query.set('method', method);
    void navigate(`${pathname}?${query}${hash}`, { replace: true });
  };

  return (
    <Stack gap={5}>
      {failed && <LastTry reason={failed} />}
      <RadioGroup
        variant="cards"
        name="method"
        label={t('payment.how')}
        value={picked}
        onChange={choose}
        options={methods.map((method) => ({
          value: method,
          label: t(`payment.method.${method}`),
          hint: t(`payment.methodHint.${method}`),
          icon: <Icon name={icons[method]} size={24} />,
        }))}
      />
      <Card>
        {chosen === 'card' &&
          (order.cardPage ? <ToCardPage order={order} address={address} /> : <CardForm order={order} address={address} />)}
        {chosen === 'bank_transfer' && <StartTransfer order={order} address={address} />}
        {chosen === 'wallet' && <WalletForm order={order} address={address} onOther={other && (() => choose(other))} />}
      </Card>
    </Stack>
  );
}

/** A payment that came to nothing: why, and that nothing was charged (M212). */
function LastTry({ reason }: { reason: string }) {
  const { t } = useTexts('booking');
  const { t: ofShell } = useTexts('shell');
  return (
    <Notice tone="danger" role="alert" title={ofShell(`refusals.${reason}`, { defaultValue: reason })}>
      {t('payment.notCharged')}
    </Notice>
  );
}
