import type { Attraction, Departures } from '@straits/api-contract';
import type { Page, ReadResource, RouteMatch } from '@straits/remote-contract';
import { productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import { ledHref } from '../trip/led.rules';
import { firstFault, packageStepPath, readPackageChoice, writePackageChoice, type PackageStep } from './package-choice.rules';

/** The earlier step to which an address leads that says too little; undefined where it says enough. */
function earlierStep(step: PackageStep, { params: { slug = '' }, search }: RouteMatch, read: ReadResource): string | undefined {
  const option = read<Attraction>(productResource('package', slug))?.options[0];
  const departures = read<Departures>(departuresResource('package', slug))?.items;
  const fault = option && departures && firstFault({ option, departures, choice: readPackageChoice(search, option) }, step);
  return fault ? ledHref(packageStepPath(slug, fault.step, writePackageChoice(search, {})), fault.reason) : undefined;
}

/** What the step pages share: their resources, and a head that leads search engines to the package itself. */
export const stepPage = (step: PackageStep): Required<Pick<Page, 'resources' | 'head'>> => ({
  resources: ({ params: { slug = '' } }) => [productResource('package', slug), departuresResource('package', slug)],
  head: (match, read, t) => {
    const slug = match.params.slug ?? '';
    const name = read<Attraction>(productResource('package', slug))?.name;
    const title = t(`package.stepTitle.${step}`);
    return {
      title: name ? `${title} · ${name}` : title,
      canonical: `${match.origin}/package/${slug}`,
      robots: 'noindex',
      redirect: earlierStep(step, match, read),
    };
  },
});
