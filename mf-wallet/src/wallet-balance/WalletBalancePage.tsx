import { Stack } from '@straits/ui/Stack';
import { WalletFrame } from '../WalletFrame';
import { Statement } from '../statement/Statement';
import { BalanceFacts } from './BalanceFacts';

/** /wallet_balance: what there is, what can be spent, what is due; and the statement of a month. */
export const WalletBalancePage = () => (
  <WalletFrame section="wallet">
    {(wallet) => (
      <Stack gap={10}>
        <BalanceFacts wallet={wallet} />
        <Statement side="wallet" currencies={wallet.balances.map(({ currency }) => currency)} />
      </Stack>
    )}
  </WalletFrame>
);
