import { BankReport, Common, ImportBankFile, LedgerCheck } from '@straits/api-contract';
import type { App, Deps } from '../../deps';
import { answers } from '../../http/answers';
import { requireStaff } from '../../http/caller';
import { NEEDS_SESSION } from '../../http/openapi';
import { checkLedger } from '../wallet';
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
