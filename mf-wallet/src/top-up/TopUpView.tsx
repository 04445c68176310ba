import { useUnit } from 'effector-react';
import type { TopUp, Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { useTopUps } from './top-up.api';
import { $topUp, topUpLeft } from './top-up.model';
import { openTransfer } from './top-up.rules';
import { RecentTopUps } from './RecentTopUps';
import { TopUpForm } from './TopUpForm';
import { TransferSteps } from './TransferSteps';
import { useReasonText } from './use-reason-text';

/** Bringing money in: by card at once, by transfer and PayNow with proof; below, what became of the last ones. */
export function TopUpView({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const { data, error, mutate } = useTopUps();
  const { asked, started, leave } = useLast();
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
  const last = data.items.find(({ id }) => id === asked) ?? started;
  return (
    <Stack gap={8}>
      {last?.method === 'card' && <Outcome topUp={last} hasCredit={wallet.creditLimit.amount > 0} onAgain={() => leave()} />}
      <Now wallet={wallet} items={data.items} last={last} />
      <RecentTopUps items={data.items} />
    </Stack>
  );
}

/** What can be done next: a transfer that was begun goes on, else another top-up. */
function Now({ wallet, items, last }: { wallet: Wallet; items: TopUp[]; last: TopUp | null }) {
  const { t } = useTexts('wallet');
  // The one just started is shown before the list knows it.
  const transfer = openTransfer(items) ?? openTransfer(last ? [last] : []);
  if (transfer) return <TransferSteps key={transfer.id} topUp={transfer} />;
  // The typed card is gone from sight once it paid or is being asked about: a second press would be a second top-up.
  const isUnderWay = last?.method === 'card' && last.status !== 'failed';
  if (isUnderWay) return null;
  return wallet.topUpMethods.length === 0 ? <Notice tone="warning">{t('topUp.none')}</Notice> : <TopUpForm wallet={wallet} />;
}

/** The top-up that was started last: here, or before the bank's page led back. */
function useLast() {
  const [search, setSearch] = useSearchParams();
  const { started, forget } = useUnit({ started: $topUp, forget: topUpLeft });
  const leave = () => {
    forget();
    setSearch(() => ({ view: 'top-up' }), { preventScrollReset: true, replace: true });
  };
  return { asked: started?.id ?? search.get('topUp'), started, leave };
}

const TONES = { success: 'success', failed: 'danger', pending: 'info' } as const;

/** What the card company said. */
function Outcome({ topUp, hasCredit, onAgain }: { topUp: TopUp; hasCredit: boolean; onAgain: () => void }) {
  const { t } = useTexts('wallet');
  const reasonText = useReasonText();
  const format = useFormat();
  const status = topUp.status === 'success' || topUp.status === 'failed' ? topUp.status : 'pending';
  return (
    <Notice
      tone={TONES[status]}
      role="status"
      title={t(topUp.nextAction ? 'topUp.outcome.confirm' : `topUp.outcome.${status}`, { amount: format.exact(topUp.amount) })}
      actions={
        <>
          {topUp.nextAction && (
            <ButtonLink size="small" prominence="main" target="_self" href={topUp.nextAction.url}>
              {t('topUp.confirm')}
            </ButtonLink>
          )}
          <Button size="small" onClick={onAgain}>
            {t('topUp.close')}
          </Button>
        </>
      }
    >
      {status === 'success' && hasCredit && t('topUp.outcome.successText')}
      {status === 'failed' && topUp.reason && reasonText(topUp.reason)}
      {status === 'pending' && t(topUp.nextAction ? 'topUp.outcome.confirmText' : 'topUp.outcome.pendingText')}
    </Notice>
  );
}
