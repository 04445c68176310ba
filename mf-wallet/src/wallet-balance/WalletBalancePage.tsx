import { lazy, Suspense, type ReactNode } from 'react';
import type { Wallet } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Icon, type IconName } from '@straits/ui/Icon';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { Tabs, type Tab } from '@straits/ui/Tabs';
import { Statement } from '../statement/Statement';
import { WalletFrame } from '../WalletFrame';
import { BalanceFacts } from './BalanceFacts';
import { CurrencyBalances } from './CurrencyBalances';

// Fetched when their tab is opened: the statement is what is seen first.
const TopUpView = lazy(() =>
  import(/* webpackChunkName: "top-up" */ '../top-up/TopUpView').then(({ TopUpView: View }) => ({ default: View })),
);
const ConvertView = lazy(() =>
  import(/* webpackChunkName: "convert" */ '../convert/ConvertView').then(({ ConvertView: View }) => ({ default: View })),
);
const RedeemView = lazy(() =>
  import(/* webpackChunkName: "redeem" */ '../redeem/RedeemView').then(({ RedeemView: View }) => ({ default: View })),
);
const BankLinesView = lazy(() =>
  import(/* webpackChunkName: "bank-lines" */ '../bank-lines/BankLinesView').then(({ BankLinesView: View }) => ({ default: View })),
);

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

const Later = ({ children }: { children: ReactNode }) => <Suspense fallback={<Skeleton height={320} radius={14} />}>{children}</Suspense>;

/** What can be done here; the address says which. People who only look have what can be looked at. */
function Views({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const [search, setSearch] = useSearchParams();
  const currencies = wallet.balances.map(({ currency }) => currency);
  const tabOf = (id: string, words: string, icon: IconName, content: ReactNode): Tab => ({
    id,
    label: t(`views.${words}`),
    icon: <Icon name={icon} size={18} />,
    content: <Later>{content}</Later>,
  });
  const acts = [
    tabOf('top-up', 'topUp', 'plus', <TopUpView wallet={wallet} />),
    tabOf('convert', 'convert', 'refresh', <ConvertView wallet={wallet} />),
    tabOf('redeem', 'redeem', 'ticket', <RedeemView />),
  ];
  const tabs = [
    tabOf('statement', 'statement', 'list', <Statement side="wallet" currencies={currencies} />),
    ...(wallet.mayMove ? acts : []),
    tabOf('bank-lines', 'bankLines', 'bank', <BankLinesView currencies={currencies} />),
  ];
  const asked = search.get('view') ?? '';
  const selected = tabs.some(({ id }) => id === asked) ? asked : 'statement';
  const select = (id: string) => setSearch(id === 'statement' ? {} : { view: id }, { preventScrollReset: true });
  return <Tabs label={t('views.label')} tabs={tabs} selected={selected} onSelect={select} />;
}
