import { conformance } from '@straits/testing/conformance';
import * as AccountMenu from './AccountMenu';

conformance('mf_account', { AccountMenu });
