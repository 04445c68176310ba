import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { WalletFrame } from '../WalletFrame';
import { Statement } from '../statement/Statement';
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
      <EmptyState title={t('credit.none')} actions={<ButtonLink href="/contact">{t('credit.ask')}</ButtonLink>}>
        {t('credit.noneText')}
      </EmptyState>
    );
  }
  return (
    <Stack gap={8}>
      {wallet.overdueBalance.amount > 0 && (
        <Notice
          tone="danger"
          title={t('credit.overdueTitle', { amount: format.money(wallet.overdueBalance) })}
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
      <SubAgents />
      <Statement side="credit" currencies={[wallet.currency]} />
    </Stack>
  );
}
