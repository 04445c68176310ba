import type { AgencyReport } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';

/** The sums of each currency. */
export function ReportTotals({ totals }: Pick<AgencyReport, 'totals'>) {
  const { t } = useTexts('account');
  const format = useFormat();
  return totals.map(({ sold, cancelled, commission, markup, orders, people }) => (
    <Card key={sold.currency}>
      <Facts
        facts={[
          { label: t('agency.reports.sold'), value: format.money(sold), icon: 'wallet' },
          { label: t('agency.reports.commission'), value: format.money(commission), icon: 'card' },
          ...(markup.amount > 0 ? [{ label: t('agency.reports.markup'), value: format.money(markup), icon: 'card' as const }] : []),
          { label: t('agency.reports.orders'), value: format.number(orders), icon: 'ticket' },
          { label: t('agency.reports.people'), value: format.number(people), icon: 'user' },
          { label: t('agency.reports.cancelled'), value: format.money(cancelled), icon: 'refresh' },
        ]}
      />
    </Card>
  ));
}
