import type { Page } from '@straits/remote-contract';
import { WriteReviewPage } from './WriteReviewPage';

export const page: Page = { Page: WriteReviewPage, head: (_, __, t) => ({ title: t('writeReview.title'), robots: 'noindex' }) };
