import type { Attraction } from '@straits/api-contract';
import type { Page } from '@straits/remote-contract';
import { productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import type { PackageStep } from './package-choice.rules';

/** What the step pages share: their resources, and a head that leads search engines to the package itself. */
export const stepPage = (step: PackageStep): Pick<Page, 'resources' | 'head'> => ({
  resources: ({ params: { slug = '' } }) => [productResource('package', slug), departuresResource('package', slug)],
  head: (match, read, t) => {
    const slug = match.params.slug ?? '';
    const name = read<Attraction>(productResource('package', slug))?.name;
    const title = t(`package.stepTitle.${step}`);
    return { title: name ? `${title} · ${name}` : title, canonical: `${match.origin}/package/${slug}`, robots: 'noindex' };
  },
});
