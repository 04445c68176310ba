import { Readable } from 'node:stream';
import { z } from 'zod';
import { Common, statementMonth, walletSide, currencyCode } from '@straits/api-contract';
import { STATEMENT_PDF_LINES, type Language } from '@straits/api-contract/constants';
import type { FastifyRequest } from 'fastify';
import type { App, Deps } from '../../../deps';
import { drawStatement } from '../../../documents/statement';
import { answers } from '../../../http/answers';
import { NEEDS_ADMIN, NEEDS_SESSION } from '../../../http/openapi';
import { refuse } from '../../../http/refusal';
import { languageOfQuery } from '../../../http/view';
import { findCompany } from '../../shop';
import type { AccountRow } from '../ledger/accounts.sql';
import { requireStatementOf } from '../wallet-access';
import { describeWithKind } from './describe-entry.rules';
import { spanOf } from './month.rules';
import { writeCsv } from './statement-csv';
import { findMonthRange, readMonth, sumMonth, type MonthRange } from './statement.sql';
import { findStatementAccount, viewEntry } from './statement-view';

const FileQuery = Common.extend({
  month: statementMonth,
  of: currencyCode.optional(),
  side: walletSide.default('wallet'),
  agency: z.uuid().optional(),
});
type FileRequest = FastifyRequest & { query: z.infer<typeof FileQuery> };
const File = z.any().meta({ description: 'The file', format: 'binary' });

/** A statement to keep: CSV of any length, PDF for people. */
export function statementFileRoutes(app: App, deps: Deps) {
  async function requireMonth(request: FileRequest) {
    const agency = await requireStatementOf(deps, request, request.query.agency);
    const { month, side, of = agency.currency } = request.query;
    const account = (await findStatementAccount(deps.db, { agencyId: agency.id, month, side, currency: of })) ?? refuse('not_found');
    return { agency, account, range: await findMonthRange(deps.db, account.id, spanOf(month)) };
  }
  async function readEntries({ id, currency }: AccountRow, range: MonthRange, language: Language) {
    if (range.last - range.first >= STATEMENT_PDF_LINES) refuse('statement_too_long');
    const entries = [];
    for await (const line of readMonth(deps.db, id, range))
      entries.push({ ...viewEntry(line, { currency, language }), description: describeWithKind(line, language) });
    return entries;
  }
  const nameOf = ({ side, month }: FileRequest['query'], { currency }: AccountRow, kind: string) =>
    `attachment; filename="${side}-${currency}-${month}.${kind}"`;
  const schemaOf = (operationId: string, summary: string, type: string) => ({
    operationId,
    summary,
    tags: ['wallet'],
    security: NEEDS_SESSION,
    querystring: FileQuery,
    produces: [type],
  });

  app.get(
    '/wallet/statement.csv',
    {
      schema: {
        ...schemaOf('getStatementCsv', 'A month as CSV, streamed, oldest entry first', 'text/csv'),
        security: NEEDS_ADMIN,
        response: answers(File, 'wallet_admin_only'),
      },
    },
    async (request, reply) => {
      const { account, range } = await requireMonth(request);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', nameOf(request.query, account, 'csv'))
        .header('cache-control', 'private, no-store')
        .send(
          Readable.from(writeCsv(deps.db, account, { range, language: languageOfQuery(request.query) }), {
            objectMode: false,
            highWaterMark: 65_536,
          }),
        );
    },
  );
  app.get(
    '/wallet/statement.pdf',
    {
      schema: {
        ...schemaOf('getStatementPdf', 'A month as PDF', 'application/pdf'),
        security: NEEDS_ADMIN,
        response: answers(File, 'statement_too_long', 'wallet_admin_only'),
      },
    },
    async (request, reply) => {
      const { agency, account, range } = await requireMonth(request);
      const [now, language] = [deps.clock.now(), languageOfQuery(request.query)];
      const money = (amount: number) => ({ amount, currency: account.currency });
      const [entries, totals, company] = [
        await readEntries(account, range, language),
        await sumMonth(deps.db, account.id, range),
        await findCompany(deps.db, request.shopHost.companyId),
      ];
      const content = await drawStatement(
        {
          agencyName: agency.name,
          month: request.query.month,
          side: request.query.side,
          opening: money(range.openingMinor),
          credits: money(totals.creditsMinor),
          debits: money(totals.debitsMinor),
          closing: money(range.closingMinor),
          asOf: spanOf(request.query.month).until > now ? now : null,
          entries,
        },
        company,
        language,
      );
      return reply
        .type('application/pdf')
        .header('content-disposition', nameOf(request.query, account, 'pdf'))
        .header('cache-control', 'private, no-store')
        .serializer((file: unknown) => file as string)
        .send(content);
    },
  );
}
