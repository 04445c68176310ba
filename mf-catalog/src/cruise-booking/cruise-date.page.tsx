import type { Page } from '@straits/remote-contract';
import { AvailableDate } from './AvailableDate';
import { cruiseStepPage } from './cruise-steps.head';
import { CruiseStepPage } from './CruiseStepPage';

export const page: Page = {
  Page: () => <CruiseStepPage step="available-date" Content={AvailableDate} />,
  ...cruiseStepPage('cruise.stepTitle.available-date', 'available-date'),
};
