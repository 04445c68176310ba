import { startStandalone } from '@straits/testing/standalone';
import contract from '../contract.json';
import WalletBalance from './exposed/WalletBalance';
import remote from './exposed/pages';

startStandalone({ contract, remote, fragments: <WalletBalance /> });
