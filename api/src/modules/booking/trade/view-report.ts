import type { AgencyReport, Common, ReportBy } from '@straits/api-contract';
import type { Deps } from '../../../deps';
import { csvCell } from '../../../files/csv-cell.rules';
import { refuse } from '../../../http/refusal';
import { languageOfQuery } from '../../../http/view';
import { decimalText } from '../../../money/format-money';
import type { Member } from '../../agency';
import { otherLangOf, textsOf } from '../../catalog';
import { findAgencyTree, sumSales, type ReportRow } from './agency-reports.sql';

const SHOWN_ROWS = 200;

export type AskedReport = Common & { from: string; until: string; by: ReportBy; agency?: string | undefined };

const sumsOf = ({ currency, orders, people, soldMinor, cancelledMinor, commissionMinor, shareMinor }: ReportRow) => ({
  orders,
  people,
  sold: { amount: soldMinor, currency },
  cancelled: { amount: cancelledMinor, currency },
  commission: { amount: commissionMinor, currency },
  markup: { amount: shareMinor, currency },
});

/**
 * What the caller's agency and those under it sold (A42): all rows, whatever their number.
 * Refuses: request_malformed (the last day before the first), not_found (an agency that is not of theirs).
 */
export async function readReport(deps: Deps, { agencyId }: Member, asked: AskedReport): Promise<AgencyReport> {
  if (asked.until < asked.from) refuse('request_malformed', [{ field: 'until', message: 'is before from' }]);
  const agencies = await findAgencyTree(deps.db, agencyId);
  const chosen = asked.agency === undefined ? agencies : agencies.filter(({ id }) => id === asked.agency);
  if (chosen.length === 0) refuse('not_found');
  const found = await sumSales(deps.db, { ...asked, readerId: agencyId, agencyIds: chosen.map(({ id }) => id) });
  const language = languageOfQuery(asked);
  const nameOf = ({ id, texts }: ReportRow) => {
    if (texts) return { name: textsOf(texts, language).name, lang: otherLangOf(texts, language) };
    return { name: agencies.find((agency) => agency.id === id)?.name ?? null };
  };
  return {
    rows: found.flatMap((row) => (row.id === null ? [] : [{ id: row.id, ...nameOf(row), ...sumsOf(row) }])),
    totals: found.filter(({ id }) => id === null).map(sumsOf),
    more: 0,
    agencies,
  };
}

/** As a page shows it: so many of each currency, since sums of two are not compared. */
export function firstRows(report: AgencyReport): AgencyReport {
  const counts = new Map<string, number>();
  const rows = report.rows.filter(({ sold: { currency } }) => {
    const count = (counts.get(currency) ?? 0) + 1;
    counts.set(currency, count);
    return count <= SHOWN_ROWS;
  });
  return { ...report, rows, more: report.rows.length - rows.length };
}

/** All rows for a spreadsheet: plain numbers, one currency a row. */
export function reportCsv({ rows }: AgencyReport, by: ReportBy): string {
  const lines = rows.map(({ id, name, orders, people, sold, cancelled, commission, markup }) =>
    [
      csvCell(name ?? id),
      ...[
        orders,
        people,
        ...[sold, cancelled, commission, markup].map(({ amount, currency }) => decimalText(amount, currency)),
        sold.currency,
      ],
    ].join(','),
  );
  // Excel reads UTF-8 only behind this mark.
  return `\ufeff${by},orders,people,sold,cancelled,commission,markup,currency\r\n${lines.map((line) => `${line}\r\n`).join('')}`;
}
