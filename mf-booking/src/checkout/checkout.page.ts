import type { Page } from '@straits/remote-contract';
import { CheckoutPage } from './CheckoutPage';
import { isStep } from './steps.rules';

export const page: Page = {
  Page: CheckoutPage,
  head: ({ search }, _read, t) => {
    const step = search.get('step');
    return { title: isStep(step) ? t('checkout.titleOfStep', { step: t(`${step}.title`) }) : t('checkout.title'), robots: 'noindex' };
  },
};
