import type { Page } from '@straits/remote-contract';
import { PassengerDetails } from './PassengerDetails';
import { PackageStepPage } from './PackageStepPage';
import { stepPage } from './steps.head';

export const page: Page = {
  Page: () => <PackageStepPage step="passenger-details" Content={PassengerDetails} />,
  ...stepPage('passenger-details'),
};
