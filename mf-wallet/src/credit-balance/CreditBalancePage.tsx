import type { Wallet } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { Notice } from '@straits/ui/Notice';
import { Stack } from '@straits/ui/Stack';
import { WalletFrame } from '../WalletFrame';
import { CreditPlot } from './CreditPlot';

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
    <Stack gap={6}>
      {wallet.overdueBalance.amount > 0 && (
        <Notice
          tone="danger"
          title={t('credit.overdueTitle', { amount: format.money(wallet.overdueBalance) })}
          actions={<ButtonLink href="/contact">{t('credit.contact')}</ButtonLink>}
        >
          {t('credit.overdueText')}
        </Notice>
      )}
      <CreditPlot wallet={wallet} />
    </Stack>
  );
}
