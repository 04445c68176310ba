import type { OwnAgency } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Facts } from '@straits/ui/Facts';

/** What the reader may spend for the agency, and has spent this month. */
export function OwnLimits({ agency: { name, currency, role, limits, spentThisMonth } }: { agency: OwnAgency }) {
  const { t } = useTexts('account');
  const format = useFormat();
  const money = (amount: number) => format.money({ amount, currency });
  const limit = (amount: number | null) => (amount === null ? t('agency.people.noLimit') : money(amount));
  const left = limits.perMonth === null ? null : Math.max(0, limits.perMonth - spentThisMonth);
  return (
    <Card>
      <Facts
        facts={[
          { label: t('agency.people.role'), value: t('agency.approvals.roleAt', { role: t(`agency.role.${role}`), agency: name }) },
          ...(role === 'viewer'
            ? []
            : [
                { label: t('agency.people.perOrder'), value: limit(limits.perOrder) },
                { label: t('agency.people.perMonth'), value: limit(limits.perMonth) },
                {
                  label: t('agency.people.spent'),
                  value:
                    left === null ? money(spentThisMonth) : t('agency.approvals.left', { spent: money(spentThisMonth), left: money(left) }),
                },
              ]),
        ]}
      />
    </Card>
  );
}
