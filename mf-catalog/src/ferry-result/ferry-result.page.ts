import type { FerryPorts } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { breadcrumbLd } from '../product/product-ld.rules';
import { portsResource } from '../ferry-trip/ports.resource';
import { readTrip } from '../ferry-trip/trip-url.rules';
import { tripResources } from './ferry-result.resources';
import { FerryResultPage } from './FerryResultPage';

export const page: Page = {
  Page: FerryResultPage,
  resources: ({ search }) => [portsResource, ...tripResources(readTrip(search))],
  head: ({ origin, search }, read, t) => {
    const [leg] = readTrip(search).legs;
    const ports = read<FerryPorts>(portsResource)?.items;
    const nameOf = (id: string | undefined) => ports?.find((port) => port.id === id)?.name;
    const [from, to] = [nameOf(leg?.from), nameOf(leg?.to)];
    const title = from && to ? t('ferry.resultTitleFor', { from, to }) : t('ferry.resultTitle');
    return {
      title,
      description: t('ferry.description'),
      canonical: `${origin}/ferry`,
      // Days and travellers make endless addresses of one thing; lines have pages of their own.
      robots: 'noindex',
      jsonLd: [
        breadcrumbLd(origin, [
          { name: t('crumb.home'), path: '/' },
          { name: t('kind.ferry'), path: '/ferry' },
          { name: title, path: '/ferry-result' },
        ]),
      ],
    };
  },
};
