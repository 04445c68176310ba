import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { Money, Order, Wallet } from '@straits/api-contract';
import { dueOf } from '@straits/api-contract/amount-due';
import { useIsAgent } from '@straits/session';
import { refusalCode } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Facts } from '@straits/ui/Facts';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { FailureNotice, useFailureText } from '../acts/FailureNotice';
import type { MethodProps } from './MethodChoice';
import { PayButton } from './PayButton';
import { $payFailure } from './payment.model';
import { useReservations, useWallet } from './payment.api';
import { ReserveOnCredit } from './ReserveOnCredit';
import { walletSplit } from './wallet-split.rules';

/** Pays from an agent's wallet, alone or with credit; when it is not enough, says by how much and what else can be done (M315). */
export function WalletForm({ order, address, onOther }: MethodProps & { onOther?: (() => void) | undefined }) {
  const { data: wallet, error, mutate } = useWallet(useIsAgent());
  const kept = useKept(order);
  const failure = useUnit($payFailure);
  const format = useFormat();

  const wasRefused = failure !== null;
  // The refusal is newer than the balance that is shown.
  useEffect(() => {
    if (wasRefused) void mutate();
  }, [wasRefused, mutate]);

  if (error) return <FailureNotice failure={error.failure} onRetry={() => void mutate()} />;
  if (!wallet || kept === undefined) return <Skeleton height="9rem" radius={6} />;
  const { shortfall } = walletSplit(wallet, dueOf(order), kept);
  const isShort = shortfall > 0 || (failure !== null && refusalCode(failure) === 'wallet_insufficient');
  return (
    <Stack gap={4}>
      <Split wallet={wallet} order={order} kept={kept} />
      {isShort ? (
        <Insufficient
          shortfall={shortfall > 0 ? format.money({ ...dueOf(order), amount: shortfall }) : null}
          overdue={wallet.isBlocked ? format.money(wallet.overdueBalance) : null}
          onOther={onOther}
        />
      ) : (
        <PayButton order={order} address={address} method="wallet" />
      )}
      {!order.plan && <ReserveOnCredit order={order} wallet={wallet} />}
    </Stack>
  );
}

/** What is kept on credit for the order (A39), null when nothing is; undefined until that is known. */
function useKept(order: Order): Money | null | undefined {
  const { data, error } = useReservations(useIsAgent());
  if (!data) return error ? null : undefined;
  return data.items.find(({ orderCode }) => orderCode === order.code)?.amount ?? null;
}

/** An order's commission comes at once where no other way of paying can still take its money back (decision 0176). */
const isFromWalletAlone = ({ plan }: Order) => (plan?.payments ?? []).every(({ method }) => method === 'wallet');

/** What comes from the balance and what on credit, and what is left until when (D20). */
function Split({ wallet, order, kept }: { wallet: Wallet; order: Order; kept: Money | null }) {
  const { t } = useTexts('booking');
  const format = useFormat();
  const { available, fromBalance, fromCredit, left, shortfall } = walletSplit(wallet, dueOf(order), kept);
  const money = (amount: number) => format.money({ ...dueOf(order), amount });
  const now = { label: t('payment.wallet.available'), value: money(available) };
  // What would be left of too little is nothing that helps.
  if (shortfall > 0) return <Facts variant="rows" facts={[now]} />;
  const facts = [
    now,
    ...(fromCredit > 0 && fromBalance > 0 ? [{ label: t('payment.wallet.fromBalance'), value: money(fromBalance) }] : []),
    ...(fromCredit > 0
      ? [
          {
            label: t(kept?.amount === dueOf(order).amount ? 'payment.wallet.fromKept' : 'payment.wallet.fromCredit'),
            value: money(fromCredit),
          },
        ]
      : []),
    { label: t('payment.wallet.after'), value: money(left) },
  ];
  return (
    <>
      <Facts variant="rows" facts={facts} />
      {fromCredit > 0 && wallet.nextDueDate && (
        <p>{t('payment.wallet.until', { amount: money(left), date: format.date(wallet.nextDueDate) })}</p>
      )}
      {isFromWalletAlone(order) && <p>{t('payment.wallet.commission')}</p>}
    </>
  );
}

interface InsufficientProps {
  shortfall: string | null;
  /** What is overdue, when credit is blocked for it. */
  overdue: string | null;
  onOther: (() => void) | undefined;
}
function Insufficient({ shortfall, overdue, onOther }: InsufficientProps) {
  const { t } = useTexts('booking');
  const textOf = useFailureText();
  const title = textOf({
    kind: 'refused',
    status: 409,
    error: { code: 'wallet_insufficient', message: t('payment.wallet.insufficient'), requestId: '' },
  });
  return (
    <Notice
      tone="warning"
      role="alert"
      title={title}
      actions={
        <>
          <ButtonLink href="/wallet_balance?view=top-up" size="small" prominence="main">
            {t('payment.wallet.topUp')}
          </ButtonLink>
          {onOther && (
            <Button size="small" onClick={onOther}>
              {t('payment.wallet.other')}
            </Button>
          )}
        </>
      }
    >
      {shortfall && <p>{t('payment.wallet.shortfall', { amount: shortfall })}</p>}
      {overdue && <p>{t('payment.wallet.overdue', { amount: overdue })}</p>}
    </Notice>
  );
}
