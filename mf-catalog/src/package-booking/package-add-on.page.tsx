import type { Page } from '@straits/remote-contract';
import { AddOns } from './AddOns';
import { PackageStepPage } from './PackageStepPage';
import { stepPage } from './steps.head';

export const page: Page = { Page: () => <PackageStepPage step="add-on" Content={AddOns} />, ...stepPage('add-on') };
