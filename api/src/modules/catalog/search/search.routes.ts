import { Common, SearchQuery, SearchResult, Suggestions, SuggestQuery } from '@straits/api-contract';
import type { Routes } from '../../../deps';
import { answers } from '../../../http/answers';
import { SAME_FOR_ALL } from '../freshness';
import { viewIn } from '../view';
import { searchProducts, type SearchTools } from './search-products';
import { suggest } from './suggest';

// The answer is built by this module and typed by the contract; checking 500 pins and 24 cards once more costs a third of the whole call.
const asBuilt = () => (answer: unknown) => JSON.stringify(answer);

export const searchRoutes =
  (tools: SearchTools): Routes =>
  (app, deps) => {
    app.get(
      '/search',
      {
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'search',
          tags: ['catalog'],
          summary: 'Products of a kind by words, facets and date',
          querystring: Common.extend(SearchQuery.shape),
          response: answers(SearchResult),
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', SAME_FOR_ALL);
        const snapshot = await tools.snapshots();
        return searchProducts(deps, tools, { snapshot, query: request.query, view: viewIn(request.query, snapshot.currencies) });
      },
    );
    app.get(
      '/suggest',
      {
        schema: {
          operationId: 'suggest',
          tags: ['catalog'],
          summary: 'What somebody who types may be looking for',
          querystring: Common.extend(SuggestQuery.shape),
          response: answers(Suggestions),
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', SAME_FOR_ALL);
        const snapshot = await tools.snapshots();
        return { items: await suggest(tools, { snapshot, query: request.query, view: viewIn(request.query, snapshot.currencies) }) };
      },
    );
  };
