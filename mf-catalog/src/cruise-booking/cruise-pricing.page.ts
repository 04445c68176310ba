import type { Page } from '@straits/remote-contract';
import { cruiseStepPage } from './cruise-steps.head';
import { PricingPage } from './Pricing';

export const page: Page = { Page: PricingPage, ...cruiseStepPage('cruise.stepTitle.pricing', 'pricing') };
