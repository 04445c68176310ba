import type { Page } from '@straits/remote-contract';
import { TripOverview } from './TripOverview';
import { PackageStepPage } from './PackageStepPage';
import { stepPage } from './steps.head';

export const page: Page = { Page: () => <PackageStepPage step="trip-overview" Content={TripOverview} />, ...stepPage('trip-overview') };
