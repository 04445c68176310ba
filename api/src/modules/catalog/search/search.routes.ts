import { Common, Pins, PinsQuery, SearchQuery, SearchResult, Suggestions, SuggestQuery } from '@straits/api-contract';
import { localDateIn } from '../../../clock';
import type { Deps, Routes } from '../../../deps';
import { answers } from '../../../http/answers';
import { createNetworkTurns } from '../../../http/in-turn';
import { SAME_FOR_ALL } from '../freshness';
import { viewIn } from '../view';
import { createKept } from './kept';
import { findPins, searchProducts, type SearchTools } from './search-products';
import { folded } from './search-words.rules';
import { suggest } from './suggest';

// The answer is built by this module and typed by the contract; checking 500 pins or 24 cards once more costs a third of the whole call.
const asBuilt = () => (answer: unknown) => JSON.stringify(answer);

/** Suggestions given lately: many type the same letters. */
const KEPT_SUGGESTIONS = 3_000;
const todayOf = ({ clock }: Deps) => localDateIn(clock.now(), 'Asia/Singapore');

/** Of one network: a search costs more than other reads, and nobody reads so many. */
const SEARCHES = { max: 120, timeWindow: 60_000 };
/** And so few of them at once: whoever asks for many waits for their own, and others come between. */
const TURNS = { atOnce: 1, waiting: 30 };

export const searchRoutes =
  (tools: SearchTools): Routes =>
  (app, deps) => {
    const inTurn = createNetworkTurns(TURNS);
    const suggestions = createKept<Suggestions>(KEPT_SUGGESTIONS);
    app.get(
      '/search',
      {
        config: { rateLimit: SEARCHES },
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
        const view = viewIn(request.query, snapshot.currencies);
        return inTurn(request, () => searchProducts(deps, tools, { snapshot, query: request.query, view, today: todayOf(deps) }));
      },
    );
    app.get(
      '/pins',
      {
        config: { rateLimit: SEARCHES },
        serializerCompiler: asBuilt,
        schema: {
          operationId: 'findPins',
          tags: ['catalog'],
          summary: 'What a search finds, on a map',
          querystring: Common.extend(PinsQuery.shape),
          response: answers(Pins),
        },
      },
      async (request, reply) => {
        void reply.header('cache-control', SAME_FOR_ALL);
        const snapshot = await tools.snapshots();
        const view = viewIn(request.query, snapshot.currencies);
        return inTurn(request, () => findPins(tools, { snapshot, query: request.query, view, today: todayOf(deps) }));
      },
    );
    app.get(
      '/suggest',
      {
        serializerCompiler: asBuilt,
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
        const view = viewIn(request.query, snapshot.currencies);
        const today = todayOf(deps);
        const key = JSON.stringify([snapshot.version, view.language, today, request.query.limit, folded(request.query.q).trim()]);
        const items = suggestions.get(key) ?? suggest({ snapshot, query: request.query, view, today });
        suggestions.put(key, items);
        return items;
      },
    );
  };
