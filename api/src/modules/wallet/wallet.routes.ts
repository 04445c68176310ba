import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Common, Wallet, WalletStatement } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_SESSION } from '../../http/openapi';
import { requireUser } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { viewStatement, viewWallet } from './wallet-view';
import { findWallet } from './wallet.sql';

const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);

/** An agency's own money. For callers without an approved agency there is no wallet: 404. */
export function walletRoutes(app: App, deps: Deps) {
  const requireWallet = async (request: FastifyRequest) => {
    const { agencyId } = requireUser(request);
    return (agencyId ? await findWallet(deps.db, agencyId) : undefined) ?? refuse('not_found');
  };

  app.get(
    '/wallet',
    {
      schema: {
        operationId: 'getWallet',
        tags: ['wallet'],
        security: NEEDS_SESSION,
        summary: "The agency's balance and credit",
        querystring: Common,
        response: answers(Wallet),
      },
    },
    async (request, reply) => {
      const wallet = await requireWallet(request);
      void reply.header('cache-control', 'no-store');
      return viewWallet(deps.db, wallet, deps.clock.now());
    },
  );
  app.get(
    '/wallet/statement',
    {
      schema: {
        operationId: 'getStatement',
        tags: ['wallet'],
        security: NEEDS_SESSION,
        summary: "A month of the agency's wallet",
        querystring: Common.extend({ month: Month }),
        response: answers(WalletStatement),
      },
    },
    async (request, reply) => {
      const wallet = await requireWallet(request);
      void reply.header('cache-control', 'no-store');
      return viewStatement(deps.db, wallet, request.query.month);
    },
  );
}
