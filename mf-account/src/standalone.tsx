import { startStandalone } from '@straits/testing/standalone';
import contract from '../contract.json';
import AccountMenu from './exposed/AccountMenu';
import remote from './exposed/pages';

startStandalone({ contract, remote, fragments: <AccountMenu /> });
