import type { Attraction } from '@straits/api-contract';
import { opened } from '@straits/federation';
import { useIsAgent } from '@straits/session';

const NetPriceTable = opened(() => import(/* webpackChunkName: "net-prices" */ './NetPriceTable').then((file) => file.NetPriceTable));

/** For agents, what they pay and keep. Neither the server's HTML nor any visitor's page holds anything of it: not even its code. */
export function NetPrices({ product }: { product: Pick<Attraction, 'kind' | 'id'> }) {
  const isAgent = useIsAgent();
  if (!isAgent) return null;
  return <NetPriceTable product={product} />;
}
