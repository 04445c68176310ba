import type { Page } from '@straits/remote-contract';
import { cruiseStepPage } from './cruise-steps.head';
import { CruiseOverview } from './CruiseOverview';
import { CruiseStepPage } from './CruiseStepPage';

export const page: Page = {
  Page: () => <CruiseStepPage step="trip-overview" Content={CruiseOverview} />,
  ...cruiseStepPage('cruise.stepTitle.trip-overview', 'trip-overview'),
};
