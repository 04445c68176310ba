import { z } from 'zod';
import { Common, NetPrices, productKind, slug } from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf } from '@straits/api-contract/constants';
import type { Routes } from '../../../deps';
import { answers } from '../../../http/answers';
import { refuse } from '../../../http/refusal';
import { viewNetPrices } from './view-net-prices';

export const netPriceRoutes: Routes = (app, deps) => {
  app.get(
    '/net-prices/:kind/:id',
    {
      // For everybody else there are none, whatever they ask for.
      onRequest: async (request) => void (request.caller.user?.agencyId ?? refuse('not_found')),
      schema: {
        operationId: 'getNetPrices',
        tags: ['catalog'],
        summary: 'What an agency pays, and its commission',
        params: z.object({ kind: productKind, id: slug }),
        querystring: Common,
        response: answers(NetPrices, 'not_found'),
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return viewNetPrices(deps, request.caller.user, { ...request.params, language: languageOf(request.query.lang ?? DEFAULT_LOCALE) });
    },
  );
};
