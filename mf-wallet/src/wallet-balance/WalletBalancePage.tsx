import type { ReactNode } from 'react';
import type { Wallet } from '@straits/api-contract';
import { opened } from '@straits/federation';
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

const waiting = () => <Skeleton height={320} radius={14} />;

// Fetched when their tab is opened: the statement is what is seen first.
const TopUpView = opened(() => import(/* webpackChunkName: "top-up" */ '../top-up/TopUpView').then((file) => file.TopUpView), waiting);
const ConvertView = opened(
  () => import(/* webpackChunkName: "convert" */ '../convert/ConvertView').then((file) => file.ConvertView),
  waiting,
);
const RedeemView = opened(() => import(/* webpackChunkName: "redeem" */ '../redeem/RedeemView').then((file) => file.RedeemView), waiting);
const BankLinesView = opened(
  () => import(/* webpackChunkName: "bank-lines" */ '../bank-lines/BankLinesView').then((file) => file.BankLinesView),
  waiting,
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

interface View {
  id: string;
  /** Its words' key. */
  words: string;
  icon: IconName;
  content: ReactNode;
}
/** What the caller's role may see and do: a viewer of an agency nothing but the figures above. */
function viewsOf(wallet: Wallet): View[] {
  const currencies = wallet.balances.map(({ currency }) => currency);
  const acts: View[] = [
    { id: 'top-up', words: 'topUp', icon: 'plus', content: <TopUpView wallet={wallet} /> },
    { id: 'convert', words: 'convert', icon: 'refresh', content: <ConvertView wallet={wallet} /> },
    { id: 'redeem', words: 'redeem', icon: 'ticket', content: <RedeemView /> },
  ];
  const statement: View = {
    id: 'statement',
    words: 'statement',
    icon: 'list',
    content: <Statement side="wallet" currencies={currencies} />,
  };
  const bankLines: View = { id: 'bank-lines', words: 'bankLines', icon: 'bank', content: <BankLinesView currencies={currencies} /> };
  return [...(wallet.mayAudit ? [statement] : []), ...(wallet.mayMove ? acts : []), ...(wallet.mayAudit ? [bankLines] : [])];
}

/** What can be done here; the address says which. */
function Views({ wallet }: { wallet: Wallet }) {
  const { t } = useTexts('wallet');
  const [search, setSearch] = useSearchParams();
  const tabs: Tab[] = viewsOf(wallet).map(({ id, words, icon, content }) => ({
    id,
    label: t(`views.${words}`),
    icon: <Icon name={icon} size={18} />,
    content,
  }));
  const asked = search.get('view');
  const [first] = tabs;
  if (!first) return null;
  const selected = tabs.find(({ id }) => id === asked)?.id ?? first.id;
  const select = (id: string) => setSearch(() => new URLSearchParams(id === first.id ? {} : { view: id }), { preventScrollReset: true });
  return <Tabs label={t('views.label')} tabs={tabs} selected={selected} onSelect={select} />;
}
