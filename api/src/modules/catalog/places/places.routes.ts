import { z } from 'zod';
import {
  CityList,
  SitemapPage,
  SitemapQuery,
  sitemapSection,
  CityPage,
  Common,
  countryCode,
  CountryList,
  CountryPage,
  slug,
} from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { SAME_FOR_ALL } from '../freshness';
import type { Snapshot } from '../search/snapshot';
import { viewIn } from '../view';
import { viewSitemap } from './view-sitemap';
import { viewCities, viewCity, viewCountries, viewCountry, type Looked } from './view-places';

const described = (operationId: string, summary: string) => ({ operationId, tags: ['catalog'], summary, querystring: Common });

/** Cities and countries with what is sold there (N4). */
export function placeRoutes(app: App, deps: Deps, snapshots: () => Promise<Snapshot>) {
  const look = async (query: Common): Promise<Looked> => {
    const snapshot = await snapshots();
    return { deps, snapshot, view: viewIn(query, snapshot.currencies) };
  };
  app.get(
    '/cities',
    { schema: { ...described('getCities', 'Cities with what is sold there'), response: answers(CityList) } },
    async (request, reply) => {
      const items = await viewCities(await look(request.query));
      void reply.header('cache-control', SAME_FOR_ALL);
      return { items };
    },
  );
  app.get(
    '/cities/:id',
    { schema: { ...described('getCity', 'A city'), params: z.object({ id: slug }), response: answers(CityPage, 'not_found') } },
    async (request, reply) => {
      const city = await viewCity(await look(request.query), request.params.id);
      void reply.header('cache-control', SAME_FOR_ALL);
      return city;
    },
  );
  app.get(
    '/countries',
    { schema: { ...described('getCountries', 'Countries with what is sold there'), response: answers(CountryList) } },
    async (request, reply) => {
      const items = await viewCountries(await look(request.query));
      void reply.header('cache-control', SAME_FOR_ALL);
      return { items };
    },
  );
  app.get(
    '/sitemap/:section',
    {
      schema: {
        ...described('getSitemap', 'What search engines are told of'),
        params: z.object({ section: sitemapSection }),
        querystring: Common.extend(SitemapQuery.shape),
        response: answers(SitemapPage),
      },
    },
    async (request, reply) => {
      const page = viewSitemap(await snapshots(), request.params.section, request.query.page);
      void reply.header('cache-control', SAME_FOR_ALL);
      return page;
    },
  );
  app.get(
    '/countries/:code',
    {
      schema: {
        ...described('getCountry', 'A country'),
        params: z.object({ code: countryCode }),
        response: answers(CountryPage, 'not_found'),
      },
    },
    async (request, reply) => {
      const country = await viewCountry(await look(request.query), request.params.code);
      void reply.header('cache-control', SAME_FOR_ALL);
      return country;
    },
  );
}
