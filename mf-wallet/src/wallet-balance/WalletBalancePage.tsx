import type { Wallet } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { Tabs, type Tab } from '@straits/ui/Tabs';
import { ConvertView } from '../convert/ConvertView';
import { RedeemView } from '../redeem/RedeemView';
import { Statement } from '../statement/Statement';
import { TopUpView } from '../top-up/TopUpView';
import { WalletFrame } from '../WalletFrame';
import { BalanceFacts } from './BalanceFacts';
import { CurrencyBalances } from './CurrencyBalances';

/** /wallet_balance: what there is, what can be spent, what is due; the statement of a month; top-up, conversion and codes. */
export const WalletBalancePage = () => (
  <WalletFrame section="wallet">
    {(wallet) => (
      <Stack gap={8}>
        <BalanceFacts wallet={wallet} />
        <CurrencyBalances wallet={wallet} />
        <Views wallet={wallet} />
      </Stack>
    )}
  </WalletFrame>
);

/** What can be done here; the address says which. People who only look have the statement alone. */
function Views({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const [search, setSearch] = useSearchParams();
  const currencies = wallet.balances.map(({ currency }) => currency);
  const statement = <Statement side="wallet" currencies={currencies} />;
  if (!wallet.mayMove) return statement;
  const tabs: Tab[] = [
    { id: 'statement', label: t('views.statement'), icon: <Icon name="list" size={18} />, content: statement },
    { id: 'top-up', label: t('views.topUp'), icon: <Icon name="plus" size={18} />, content: <TopUpView wallet={wallet} /> },
    { id: 'convert', label: t('views.convert'), icon: <Icon name="refresh" size={18} />, content: <ConvertView wallet={wallet} /> },
    { id: 'redeem', label: t('views.redeem'), icon: <Icon name="ticket" size={18} />, content: <RedeemView /> },
  ];
  const select = (id: string) => setSearch(id === 'statement' ? {} : { view: id }, { preventScrollReset: true });
  return <Tabs label={t('views.label')} tabs={tabs} selected={search.get('view') ?? 'statement'} onSelect={select} />;
}
