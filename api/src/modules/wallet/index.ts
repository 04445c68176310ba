export { walletRoutes } from './wallet.routes';
export { spendFromWallet, type Spend } from './spend-from-wallet';
export { openWallet } from './wallet.sql';
