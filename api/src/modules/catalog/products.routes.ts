import { z } from 'zod';
import {
  CardList,
  CardsQuery,
  Attraction,
  Common,
  Departures,
  Home,
  productKind,
  ReviewPage,
  ReviewsQuery,
  slug,
  State,
  StateList,
} from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf } from '@straits/api-contract/constants';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { refuse } from '../../http/refusal';
import { findCards } from './cards.sql';
import { findReviewPage } from './find-review-page';
import { OF_THIS_MOMENT, SAME_FOR_ALL } from './freshness';
import { viewHome } from './home';
import { createKept } from './search/kept';
import { hasProduct } from './product.sql';
import type { Snapshot } from './search/snapshot';
import { viewStates } from './states';
import { viewIn } from './view';
import { viewDepartures } from './view-departures';
import { viewProduct } from './view-product';

const ProductAddress = z.object({ kind: productKind, id: slug });
const StatesQuery = Common.extend({ kind: productKind.default('attraction').describe('What `count` counts') });

/** Home pages by language and currency; each stands as long as its version of the catalogue. */
const KEPT_HOMES = 40;

export function productRoutes(app: App, deps: Deps, snapshots: () => Promise<Snapshot>) {
  const homes = createKept<Promise<Home>>(KEPT_HOMES);
  app.get(
    '/home',
    {
      schema: {
        operationId: 'getHome',
        tags: ['catalog'],
        summary: 'What the home page shows',
        querystring: Common,
        response: answers(Home),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', SAME_FOR_ALL);
      const snapshot = await snapshots();
      const view = viewIn(request.query, snapshot.currencies);
      const key = `${snapshot.version} ${view.language} ${view.currency}`;
      const home = homes.get(key) ?? viewHome(deps, snapshot, view);
      homes.put(key, home);
      return home;
    },
  );
  app.get(
    '/cards',
    {
      schema: {
        operationId: 'getCards',
        tags: ['catalog'],
        summary: 'Cards of some products, in the order asked for',
        querystring: Common.extend(CardsQuery.shape),
        response: answers(CardList),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', SAME_FOR_ALL);
      const snapshot = await snapshots();
      const sold = request.query.ids.filter((id) => snapshot.findRow(id) >= 0);
      return { items: await findCards(deps.db, sold, viewIn(request.query, snapshot.currencies)) };
    },
  );
  app.get(
    '/products/:kind/:id',
    {
      schema: {
        operationId: 'getProduct',
        tags: ['catalog'],
        summary: 'A product in full',
        params: ProductAddress,
        querystring: Common,
        response: answers(Attraction, 'not_found'),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      const product = await viewProduct(deps, snapshot, request.params, viewIn(request.query, snapshot.currencies));
      void reply.header('cache-control', SAME_FOR_ALL);
      return product;
    },
  );
  app.get(
    '/products/:kind/:id/departures',
    {
      schema: {
        operationId: 'getDepartures',
        tags: ['catalog'],
        summary: "A package's departures, or a cruise's sailings, with what is left and the prices",
        params: ProductAddress,
        querystring: Common,
        response: answers(Departures, 'not_found'),
      },
    },
    async (request, reply) => {
      const { currencies } = await snapshots();
      const departures = await viewDepartures(deps, request.params, viewIn(request.query, currencies));
      void reply.header('cache-control', OF_THIS_MOMENT);
      return departures;
    },
  );
  app.get(
    '/products/:kind/:id/reviews',
    {
      schema: {
        operationId: 'getReviews',
        tags: ['catalog'],
        summary: "A product's reviews, page by page",
        params: ProductAddress,
        querystring: Common.extend(ReviewsQuery.shape),
        response: answers(ReviewPage, 'not_found'),
      },
    },
    async (request, reply) => {
      if (!(await hasProduct(deps.db, request.params.kind, request.params.id))) refuse('not_found');
      const page = await findReviewPage(deps, request.params.id, {
        ...request.query,
        language: languageOf(request.query.lang ?? DEFAULT_LOCALE),
      });
      void reply.header('cache-control', SAME_FOR_ALL);
      return page;
    },
  );
  app.get(
    '/states',
    {
      schema: {
        operationId: 'getStates',
        tags: ['catalog'],
        summary: 'States and regions',
        querystring: StatesQuery,
        response: answers(StateList),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', SAME_FOR_ALL);
      const snapshot = await snapshots();
      return {
        items: await viewStates(deps, snapshot, { id: null, kind: request.query.kind }, viewIn(request.query, snapshot.currencies)),
      };
    },
  );
  app.get(
    '/states/:id',
    {
      schema: {
        operationId: 'getState',
        tags: ['catalog'],
        summary: 'A state or region',
        params: z.object({ id: slug }),
        querystring: StatesQuery,
        response: answers(State, 'not_found'),
      },
    },
    async (request, reply) => {
      const snapshot = await snapshots();
      const [state] = await viewStates(
        deps,
        snapshot,
        { id: request.params.id, kind: request.query.kind },
        viewIn(request.query, snapshot.currencies),
      );
      void reply.header('cache-control', SAME_FOR_ALL);
      return state ?? refuse('not_found');
    },
  );
}
