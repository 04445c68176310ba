import { startStandalone } from '@straits/testing/standalone';
import contract from '../contract.json';
import remote from './exposed/pages';

startStandalone({ contract, remote });
