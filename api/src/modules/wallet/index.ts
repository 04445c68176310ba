import type { Routes } from '../../deps';
import { convertRoutes } from './convert/convert.routes';
import { creditRoutes } from './credit/credit.routes';
import { subAgentRoutes } from './credit/sub-agents.routes';
import { redeemRoutes } from './redeem/redeem.routes';
import { staffCreditRoutes, staffTopUpRoutes } from './staff-wallet.routes';
import { statementFileRoutes } from './statement/statement-files.routes';
import { topUpRoutes } from './top-up/top-ups.routes';
import { balanceRoutes } from './wallet.routes';

export { checkLedger } from './check/check-ledger';
export { measureLedger } from './check/ledger-metrics';
export { convertMinor } from './convert/rates.rules';
export { openCommission, withCommissionBack } from './commission/settle-commission';
export { COMMISSION, shareOf } from './commission/commissions.sql';
export { setCreditTerms } from './credit/set-credit-terms';
export { creditWallet } from './credit-wallet';
export { lockNamed, openWallet } from './ledger/accounts.sql';
export { postTransaction } from './ledger/post-transaction';
export { recordReceipt } from './record-receipt';
export { refundToWallet, type Refund } from './refund-to-wallet';
export { spendFromWallet, type Spend } from './spend-from-wallet';
export { confirmTopUp } from './top-up/decide-top-up';
export { hearTopUpDispute, hearTopUpRefunded } from './top-up/take-back-top-up';
export { applyCharge as applyTopUpCharge } from './top-up/settle-top-up';
export { requireAuditor } from './wallet-access';
export { walletOps } from './wallet.ops';

export const walletRoutes: Routes = (app, deps) => {
  balanceRoutes(app, deps);
  statementFileRoutes(app, deps);
  topUpRoutes(app, deps);
  convertRoutes(app, deps);
  redeemRoutes(app, deps);
  creditRoutes(app, deps);
  subAgentRoutes(app, deps);
  staffCreditRoutes(app, deps);
  staffTopUpRoutes(app, deps);
};
