import type { Page } from '@straits/remote-contract';
import { cruiseStepPage } from './cruise-steps.head';
import { NoAvailableDate } from './NoAvailableDate';

export const page: Page = { Page: NoAvailableDate, ...cruiseStepPage('cruise.noDateTitle') };
