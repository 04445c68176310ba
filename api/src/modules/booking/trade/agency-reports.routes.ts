import { z } from 'zod';
import { AgencyReport, AgencyReportQuery, Common } from '@straits/api-contract';
import type { App, Deps } from '../../../deps';
import { answers } from '../../../http/answers';
import { NEEDS_SESSION } from '../../../http/openapi';
import { requireMember } from '../../agency';
import { firstRows, readReport, reportCsv } from './view-report';

/** What an agency and its sub-agents sold, by product, agency or month (A42). */
export function agencyReportRoutes(app: App, deps: Deps) {
  const querystring = Common.extend(AgencyReportQuery.shape);
  const schemaOf = (operationId: string, summary: string) => ({
    ...{ operationId, summary, tags: ['agency'], security: NEEDS_SESSION, querystring },
  });
  app.get(
    '/agency/reports',
    { schema: { ...schemaOf('getAgencyReport', "The agency's sales of a time, with its sub-agents'"), response: answers(AgencyReport) } },
    async (request, reply) => {
      void reply.header('cache-control', 'private, no-store');
      return firstRows(await readReport(deps, requireMember(request), request.query));
    },
  );
  app.get(
    '/agency/reports.csv',
    {
      schema: {
        ...schemaOf('getAgencyReportCsv', 'The same as CSV, all rows'),
        produces: ['text/csv'],
        response: answers(z.any().meta({ description: 'The file', format: 'binary' })),
      },
    },
    async (request, reply) => {
      const { by, from, until } = request.query;
      const report = await readReport(deps, requireMember(request), request.query);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="report-${by}-${from}-${until}.csv"`)
        .header('cache-control', 'private, no-store')
        .serializer((file: unknown) => file as string)
        .send(reportCsv(report, by));
    },
  );
}
