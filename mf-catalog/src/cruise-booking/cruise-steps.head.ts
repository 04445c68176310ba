import type { Attraction } from '@straits/api-contract';
import type { Page, RouteMatch } from '@straits/remote-contract';
import { productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import { readCategory } from '../trip-list/trip-list.resources';

const slugOf = ({ params, search }: RouteMatch) => readCategory(params.slug ?? search.get('cruise'));

/** What the step pages share: their resources, and a head that leads search engines to the cruise itself. */
export const cruiseStepPage = (titleKey: string): Pick<Page, 'resources' | 'head'> => ({
  resources: (match) => {
    const slug = slugOf(match);
    return slug ? [productResource('cruise', slug), departuresResource('cruise', slug)] : [];
  },
  head: (match, read, t) => {
    const slug = slugOf(match);
    const name = slug ? read<Attraction>(productResource('cruise', slug))?.name : undefined;
    const title = t(titleKey);
    return { title: name ? `${title} · ${name}` : title, canonical: `${match.origin}/cruise${slug ? `/${slug}` : ''}`, robots: 'noindex' };
  },
});
