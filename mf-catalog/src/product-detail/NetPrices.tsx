import { lazy, Suspense } from 'react';
import type { Attraction } from '@straits/api-contract';
import { useIsAgent } from '@straits/session';

const NetPriceTable = lazy(() =>
  import(/* webpackChunkName: "net-prices" */ './NetPriceTable').then(({ NetPriceTable: Table }) => ({ default: Table })),
);

/** For agents, what they pay and keep. Neither the server's HTML nor any visitor's page holds anything of it: not even its code. */
export function NetPrices({ product }: { product: Pick<Attraction, 'kind' | 'id'> }) {
  const isAgent = useIsAgent();
  if (!isAgent) return null;
  return (
    <Suspense fallback={null}>
      <NetPriceTable product={product} />
    </Suspense>
  );
}
