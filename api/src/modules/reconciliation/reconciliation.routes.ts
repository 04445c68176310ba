import { BankComparison, BankReport, Common, CompareBankLines, ImportBankFile, LedgerCheck } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../http/openapi';
import { checkLedger, requireAuditor } from '../wallet';
import { compareBankLines } from './compare-bank-lines';
import { importBankFile } from './import-bank-file';

/** Staff compares our books with the bank's, and with themselves; for everybody else these addresses do not exist. */
export function reconciliationRoutes(app: App, deps: Deps) {
  const schemaOf = (operationId: string, summary: string) => ({
    operationId,
    summary,
    tags: ['staff'],
    security: NEEDS_SESSION,
    querystring: Common,
  });

  app.post(
    '/staff/bank-lines',
    {
      schema: {
        ...schemaOf('importBankFile', "A bank's lines, matched to top-ups and transfers by reference and amount"),
        body: ImportBankFile,
        response: answers(BankReport, 'bank_file_malformed'),
      },
    },
    async (request) => importBankFile(deps, { ...request.body, staffId: requireStaff(request).userId }),
  );
  app.post(
    '/staff/ledger/check',
    {
      schema: {
        ...schemaOf('checkLedger', 'Compare ledger, orders and payments now'),
        response: answers(LedgerCheck),
      },
    },
    async (request) => {
      requireStaff(request);
      return { at: deps.clock.now().toISOString(), findings: await checkLedger(deps) };
    },
  );
}

/** An agency compares its own bank's lines with its payments to us. */
export function bankLineRoutes(app: App, deps: Deps) {
  app.post(
    '/wallet/bank-lines',
    {
      schema: {
        operationId: 'compareBankLines',
        summary: "Compare lines of the agency's own bank with what it sent us in a month; nothing is kept",
        tags: ['wallet'],
        security: NEEDS_ADMIN,
        querystring: Common,
        body: CompareBankLines,
        response: answers(BankComparison, 'bank_file_malformed', 'wallet_admin_only'),
      },
    },
    async (request) => {
      const agency = await requireAuditor(deps, request);
      const { month, of, content } = request.body;
      return compareBankLines(deps.db, { agencyId: agency.id, month, currency: of ?? agency.currency, content });
    },
  );
}
