import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { WalletFrame } from '../WalletFrame';
import { Statement } from '../statement/Statement';
import { useSubAgents } from './credit.api';
import { CreditPlot } from './CreditPlot';
import { ForecastPlot } from './ForecastPlot';
import { Reservations } from './Reservations';
import { SubAgents } from './SubAgents';

/** /credit_balance: the limit, what is used of it, and what is overdue. */
export const CreditBalancePage = () => <WalletFrame section="credit">{(wallet) => <Credit wallet={wallet} />}</WalletFrame>;

function Credit({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const format = useFormat();
  if (wallet.creditLimit.amount === 0) {
    return (
      <Stack gap={8}>
        <EmptyState title={t('credit.none')} actions={<ButtonLink href="/contact">{t('credit.ask')}</ButtonLink>}>
          {t('credit.noneText')}
        </EmptyState>
        {wallet.mayAudit && <SubAgents />}
      </Stack>
    );
  }
  return (
    <Stack gap={8}>
      {wallet.overdueBalance.amount > 0 && (
        <Notice
          tone="danger"
          title={t('credit.overdueTitle', { amount: format.exact(wallet.overdueBalance) })}
          actions={
            <>
              <ButtonLink href="/wallet_balance?view=top-up" prominence="main">
                {t('credit.settle')}
              </ButtonLink>
              <ButtonLink href="/contact">{t('credit.contact')}</ButtonLink>
            </>
          }
        >
          {t(wallet.isBlocked ? 'credit.blockedText' : 'credit.overdueText')}
        </Notice>
      )}
      <CreditPlot wallet={wallet} />
      <Reservations mayMove={wallet.mayMove} />
      <ForecastPlot />
      {wallet.mayAudit && (
        <>
          <SubAgents />
          <CreditStatement currency={wallet.currency} />
        </>
      )}
    </Stack>
  );
}

/** The agency's own, or that of one that books under it when the address names it (D23). */
function CreditStatement({ currency }: { currency: string }) {
  const { t } = useTexts('wallet');
  const [search] = useSearchParams();
  const { data } = useSubAgents();
  const asked = search.get('agency');
  const shown = data?.items.find(({ agencyId }) => agencyId === asked);
  if (asked && !data) return <Skeleton height={320} radius={14} />;
  return (
    <Stack gap={4}>
      {shown && <TextLink href="/credit_balance">{t('statement.own')}</TextLink>}
      <Statement key={shown?.agencyId ?? ''} side="credit" currencies={[shown?.creditLimit.currency ?? currency]} of={shown} />
    </Stack>
  );
}
