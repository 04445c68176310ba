import type { Page } from '@straits/remote-contract';
import { CheckoutEntry } from './CheckoutEntry';
import { isStep } from './steps.rules';

export const page: Page = {
  Page: CheckoutEntry,
  head: ({ search }, _read, t) => {
    const step = search.get('step');
    return { title: isStep(step) ? t('page.checkoutStep', { step: t(`page.step.${step}`) }) : t('page.checkout'), robots: 'noindex' };
  },
};
