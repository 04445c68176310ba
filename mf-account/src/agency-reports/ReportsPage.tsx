import { useState } from 'react';
import { REPORT_BY, type ReportBy } from '@straits/api-contract/constants';
import type { AgencyReport } from '@straits/api-contract';
import { download } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { useSearchParams } from '@straits/router';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { Icon } from '@straits/ui/Icon';
import { Stack } from '@straits/ui/Stack';
import { useAgencyResource } from '../agency/agency.api';
import { AgencyFrame } from '../agency/AgencyFrame';
import { Loaded } from '../agency/Loaded';
import { todayAt } from '../date-change/date-change.rules';
import { SHOP_ZONE } from '../shop-zone';
import { ReportChoices } from './ReportChoices';
import { ReportTable } from './ReportTable';
import { ReportTotals } from './ReportTotals';
import { daysIn } from './period.rules';

/** /agency/reports: what the agency and those under it sold in a time, by product, agency or month, and the same as a file. */
export function ReportsPage() {
  const { t } = useTexts('account');
  const [search, setSearch] = useSearchParams();
  const [today] = useState(() => todayAt(SHOP_ZONE, Date.now()));
  const days = daysIn(search, today);
  const by: ReportBy = REPORT_BY.find((one) => one === search.get('by')) ?? 'product';
  const agency = search.get('agency') ?? undefined;
  const report = useAgencyResource<AgencyReport>('/agency/reports', { ...days, by, agency });
  const choose = (changed: Record<string, string>) =>
    setSearch((now) => ({ ...Object.fromEntries(now), ...changed }), { preventScrollReset: true });
  return (
    <AgencyFrame
      title={t('agency.reports.title')}
      lead={t('agency.reports.lead')}
      actions={<SaveButton query={{ ...days, by, agency }} isEmpty={report.data?.rows.length === 0} />}
    >
      <ReportChoices asked={{ ...days, by, agency }} today={today} agencies={report.data?.agencies ?? []} onChoose={choose} />
      <Loaded resource={report} height="24rem">
        {(data) =>
          data.rows.length === 0 ? (
            <EmptyState title={t('agency.reports.empty')}>{t('agency.reports.emptyText')}</EmptyState>
          ) : (
            <Stack gap={5}>
              <ReportTotals totals={data.totals} />
              <ReportTable report={data} by={by} />
            </Stack>
          )
        }
      </Loaded>
    </AgencyFrame>
  );
}

interface SaveButtonProps {
  query: { from: string; until: string; by: ReportBy; agency: string | undefined };
  isEmpty: boolean;
}

function SaveButton({ query, isEmpty }: SaveButtonProps) {
  const { t } = useTexts('account');
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download('/agency/reports.csv', `report-${query.by}-${query.from}-${query.until}.csv`, { query });
    setBusy(false);
  };
  return (
    <Button icon={<Icon name="download" size={18} />} busy={isBusy} disabled={isEmpty} onClick={() => void save()} data-print="hide">
      {t('agency.reports.save')}
    </Button>
  );
}
