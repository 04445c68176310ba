import { lazy, Suspense } from 'react';
import { Spare } from '../product/Spare';

const RecentlyViewed = lazy(() =>
  import(/* webpackChunkName: "recently-viewed" */ './RecentlyViewed').then(({ RecentlyViewed: Viewed }) => ({ default: Viewed })),
);

/** What the shopper looked at last, where a page has it now and then: its code comes with it. */
export const ViewedBefore = () => (
  <Spare>
    <Suspense>
      <RecentlyViewed />
    </Suspense>
  </Spare>
);
