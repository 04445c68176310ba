import { conformance } from '@straits/testing/conformance';
import * as WalletBalance from './WalletBalance';

conformance('mf_wallet', { WalletBalance });
