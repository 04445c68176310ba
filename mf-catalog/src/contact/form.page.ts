import type { Page } from '@straits/remote-contract';
import { FormPage } from './FormPage';

export const page: Page = {
  Page: FormPage,
  head: ({ origin }, _, t) => ({
    title: t('form.title'),
    description: t('contact.description'),
    canonical: `${origin}/contact`,
    robots: 'noindex',
  }),
};
