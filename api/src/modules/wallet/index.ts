import type { Routes } from '../../deps';
import { statementFileRoutes } from './statement/statement-files.routes';
import { balanceRoutes } from './wallet.routes';

export { convertMinor, crossRate } from './convert/rates.rules';
export { setCreditTerms } from './credit/set-credit-terms';
export { creditWallet } from './credit-wallet';
export { lockNamed, openWallet } from './ledger/accounts.sql';
export { postTransaction } from './ledger/post-transaction';
export { refundToWallet, type Refund } from './refund-to-wallet';
export { spendFromWallet, type Spend } from './spend-from-wallet';

export const walletRoutes: Routes = (app, deps) => {
  balanceRoutes(app, deps);
  statementFileRoutes(app, deps);
};
