import type { SearchResult, State } from '@straits/api-contract';
import type { Page, PageHead, ReadResource, RouteMatch, Translate } from '@straits/remote-contract';
import { pictureSrcSet } from '@straits/ui/Picture';
import { breadcrumbLd, itemListLd, pictureAddress } from '../product/product-ld.rules';
import { attractionsResource, readState, stateResource, statesResource } from './attraction-state.resources';
import { AttractionStatePage } from './AttractionStatePage';

const crumbs = (t: Translate) => [
  { name: t('crumb.home'), path: '/' },
  { name: t('kind.attraction'), path: '/attraction' },
  { name: t('state.all'), path: '/attraction/State' },
];

const headOfAll = (origin: string, t: Translate): PageHead => ({
  title: t('state.allTitle'),
  description: t('state.allDescription'),
  canonical: `${origin}/attraction/State`,
  jsonLd: [breadcrumbLd(origin, crumbs(t))],
});

interface Sources {
  match: RouteMatch;
  read: ReadResource;
  t: Translate;
}
function headOfState(id: string, { match: { origin }, read, t }: Sources): PageHead {
  const state = read<State>(stateResource(id));
  const path = `/attraction/State?state=${id}`;
  if (!state) return { title: t('state.allTitle'), canonical: origin + path };
  return {
    title: t('state.title', { state: state.name, country: state.countryName }),
    description: state.intro.slice(0, 155),
    canonical: origin + path,
    image: pictureAddress(origin, state.picture),
    preloadImage: { srcSet: pictureSrcSet(state.picture), sizes: '100vw' },
    jsonLd: [
      breadcrumbLd(origin, [...crumbs(t), { name: state.name, path }]),
      itemListLd(origin, read<SearchResult>(attractionsResource(id))?.items ?? []),
    ],
  };
}

export const page: Page = {
  Page: AttractionStatePage,
  resources: ({ search }) => {
    const id = readState(search);
    return id ? [stateResource(id), attractionsResource(id), statesResource] : [statesResource];
  },
  head: (match, read, t) => {
    const id = readState(match.search);
    if (!id && match.search.get('state')) return { title: t('state.allTitle'), status: 404 };
    return id ? headOfState(id, { match, read, t }) : headOfAll(match.origin, t);
  },
};
