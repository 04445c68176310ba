import type { AgencyReport } from '@straits/api-contract';
import type { ReportBy } from '@straits/api-contract/constants';
import { useFormat, useTexts } from '@straits/i18n';
import { Stack } from '@straits/ui/Stack';
import { Table } from '@straits/ui/Table';

type ReportRow = AgencyReport['rows'][number];

/** What was sold, row by row. */
export function ReportTable({ report: { rows, more }, by }: { report: AgencyReport; by: ReportBy }) {
  const { t } = useTexts('account');
  const format = useFormat();
  return (
    <Stack gap={2}>
      <Table
        caption={t('agency.reports.title')}
        rows={rows}
        rowKey={({ id, sold }) => `${id} ${sold.currency}`}
        columns={[
          { key: 'what', header: t(`agency.reports.by.${by}`), isRowHeader: true, cell: (row) => <Name row={row} by={by} /> },
          { key: 'orders', header: t('agency.reports.orders'), align: 'end', cell: ({ orders }) => format.number(orders) },
          { key: 'people', header: t('agency.reports.people'), align: 'end', cell: ({ people }) => format.number(people) },
          { key: 'cancelled', header: t('agency.reports.cancelled'), align: 'end', cell: ({ cancelled }) => format.money(cancelled) },
          { key: 'sold', header: t('agency.reports.sold'), align: 'end', cell: ({ sold }) => format.money(sold) },
          { key: 'commission', header: t('agency.reports.commission'), align: 'end', cell: ({ commission }) => format.money(commission) },
          ...(rows.some(({ markup }) => markup.amount > 0)
            ? [
                {
                  key: 'markup',
                  header: t('agency.reports.markup'),
                  align: 'end' as const,
                  cell: ({ markup }: ReportRow) => format.money(markup),
                },
              ]
            : []),
        ]}
      />
      {more > 0 && <p>{t('agency.reports.more', { count: more })}</p>}
    </Stack>
  );
}

function Name({ row: { id, name, lang }, by }: { row: ReportRow; by: ReportBy }) {
  const format = useFormat();
  if (by === 'month') return <span>{format.month(`${id}-01`)}</span>;
  return (
    <span lang={lang} translate={by === 'agency' ? 'no' : undefined}>
      {name}
    </span>
  );
}
