import { Common, StatementQuery, Wallet, WalletStatement } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { languageOfQuery } from '../../http/view';
import { viewStatement } from './statement/statement-view';
import { topUpMethodsOf } from './top-up/start-top-up';
import { viewWallet } from './wallet-view';
import { requirePurse, requireStatementOf } from './wallet-access';

/** An agency's own money. For callers without an approved agency there is no wallet: 404. */
export function balanceRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({ operationId, tags: ['wallet'], security: NEEDS_SESSION, summary });

  app.get(
    '/wallet',
    { schema: { ...schemaOf('getWallet', "The agency's balances and credit"), querystring: Common, response: answers(Wallet) } },
    async (request, reply) => {
      const { agency, mayMove, mayAudit } = await requirePurse(deps, request);
      void reply.header('cache-control', 'no-store');
      return viewWallet(deps.db, agency, { mayMove, mayAudit, topUpMethods: await topUpMethodsOf(deps), now: deps.clock.now() });
    },
  );
  app.get(
    '/wallet/statement',
    {
      schema: {
        ...schemaOf('getStatement', 'A month of one account, of the agency or of one under it, newest entries first'),
        security: NEEDS_ADMIN,
        querystring: Common.extend(StatementQuery.shape),
        response: answers(WalletStatement, 'wallet_admin_only'),
      },
    },
    async (request, reply) => {
      const { month, side, of, q, cursor, limit, agency: below } = request.query;
      const agency = await requireStatementOf(deps, request, below);
      void reply.header('cache-control', 'no-store');
      return viewStatement(
        deps.db,
        { agencyId: agency.id, month, side, currency: of ?? agency.currency },
        { q, cursor, limit, now: deps.clock.now(), language: languageOfQuery(request.query) },
      );
    },
  );
}
