import { useUnit } from 'effector-react';
import type { TopUp, Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { useTopUps } from './top-up.api';
import { $topUp, topUpLeft } from './top-up.model';
import { openTransfer } from './top-up.rules';
import { RecentTopUps } from './RecentTopUps';
import { TopUpForm } from './TopUpForm';
import { TransferSteps } from './TransferSteps';

/** Bringing money in: by card at once, by transfer and PayNow with proof; below, what became of the last ones. */
export function TopUpView({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const { data, error, mutate } = useTopUps();
  const { started, leave } = useUnit({ started: $topUp, leave: topUpLeft });
  if (error && !data)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={t('topUp.failed')}
        actions={<Button onClick={() => void mutate()}>{t('wallet.retry')}</Button>}
      />
    );
  if (!data) return <Skeleton height={320} radius={14} />;
  const last = started && (data.items.find(({ id }) => id === started.id) ?? started);
  // The one just started is shown before the list knows it.
  const transfer = openTransfer(data.items) ?? openTransfer(last ? [last] : []);
  return (
    <Stack gap={8}>
      {last && last.method === 'card' ? <Outcome topUp={last} onAgain={() => leave()} /> : null}
      {transfer ? <TransferSteps key={transfer.id} topUp={transfer} /> : <TopUpForm wallet={wallet} />}
      <RecentTopUps items={data.items} />
    </Stack>
  );
}

const TONES = { success: 'success', failed: 'danger', pending: 'info' } as const;

/** What the card company said. */
function Outcome({ topUp, onAgain }: { topUp: TopUp; onAgain: () => void }) {
  const { t } = useTexts('wallet');
  const { t: ofShell } = useTexts('shell');
  const format = useFormat();
  const status = topUp.status === 'success' || topUp.status === 'failed' ? topUp.status : 'pending';
  return (
    <Notice
      tone={TONES[status]}
      role="status"
      title={t(`topUp.outcome.${status}`, { amount: format.money(topUp.amount) })}
      actions={
        <Button size="small" onClick={onAgain}>
          {t('topUp.close')}
        </Button>
      }
    >
      {status === 'failed' && ofShell(`refusals.${topUp.reason}`, { defaultValue: topUp.reason ?? '' })}
      {status === 'pending' && t('topUp.outcome.pendingText')}
    </Notice>
  );
}
