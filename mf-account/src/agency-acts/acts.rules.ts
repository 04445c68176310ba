import type { AgencyAct, Money } from '@straits/api-contract';

/** An order's number, not a person's address. */
export const isOrderCode = (subject: string) => /^[A-Z0-9]{6,20}$/.test(subject);

interface Words {
  t: (key: string, values?: Record<string, unknown>) => string;
  money: (money: Money) => string;
}

/** What an act's details say, in a line: sums, ways of paying, roles, reasons. */
export function toldOf({ details }: Pick<AgencyAct, 'details'>, { t, money }: Words): string {
  const { amount, currency, method, from, role, reason, note, localDate } = details;
  return [
    typeof amount === 'number' && typeof currency === 'string' && money({ amount, currency }),
    typeof method === 'string' && t(`agency.method.${method}`),
    typeof role === 'string' &&
      (typeof from === 'string' && from !== role
        ? t('agency.acts.roles', { from: t(`agency.role.${from}`), to: t(`agency.role.${role}`) })
        : t(`agency.role.${role}`)),
    localDate,
    note ?? reason,
  ]
    .filter(Boolean)
    .join(' · ');
}
