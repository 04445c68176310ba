import type { Attraction, Departures } from '@straits/api-contract';
import type { Page, ReadResource, RouteMatch } from '@straits/remote-contract';
import { productResource } from '../product-detail/product-detail.resources';
import { departuresResource } from '../trip/departures.api';
import { ledHref } from '../trip/led.rules';
import { readCategory } from '../trip-list/trip-list.resources';
import { cruiseStepPath, firstCruiseFault, readCruiseChoice, writeCruiseChoice, type CruiseStep } from './cruise-choice.rules';

const slugOf = ({ params, search }: RouteMatch) => readCategory(params.slug ?? search.get('cruise'));

/** The step to which an address leads that says too little or what cannot be had; undefined where it is good. */
function otherStep(step: CruiseStep, match: RouteMatch, read: ReadResource): string | undefined {
  const slug = slugOf(match);
  const options = slug && read<Attraction>(productResource('cruise', slug))?.options;
  const departures = slug && read<Departures>(departuresResource('cruise', slug))?.items;
  if (!options || !departures) return undefined;
  const fault = firstCruiseFault({ options, departures, choice: readCruiseChoice(match.search, options) }, step);
  return fault ? ledHref(cruiseStepPath(slug, fault.step, writeCruiseChoice(match.search, {})), fault.reason) : undefined;
}

/** What the step pages share: their resources, and a head that leads search engines to the cruise itself. `no-available-date` leads nowhere else. */
export const cruiseStepPage = (titleKey: string, step?: CruiseStep): Required<Pick<Page, 'resources' | 'head'>> => ({
  resources: (match) => {
    const slug = slugOf(match);
    return slug ? [productResource('cruise', slug), departuresResource('cruise', slug)] : [];
  },
  head: (match, read, t) => {
    const slug = slugOf(match);
    const isNone = !slug && Boolean(match.search.get('cruise'));
    const name = slug ? read<Attraction>(productResource('cruise', slug))?.name : undefined;
    const title = t(titleKey);
    return {
      title: name ? `${title} · ${name}` : title,
      canonical: `${match.origin}/cruise${slug ? `/${slug}` : ''}`,
      robots: 'noindex',
      ...(isNone && { status: 404 }),
      redirect: step && otherStep(step, match, read),
    };
  },
});
