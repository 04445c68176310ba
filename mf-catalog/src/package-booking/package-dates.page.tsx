import type { Page } from '@straits/remote-contract';
import { AvailableDates } from './AvailableDates';
import { PackageStepPage } from './PackageStepPage';
import { stepPage } from './steps.head';

export const page: Page = {
  Page: () => <PackageStepPage step="available-dates" Content={AvailableDates} />,
  ...stepPage('available-dates'),
};
