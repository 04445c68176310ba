import type { AgencyAct, Money } from '@straits/api-contract';

/** An order's number, not a person's address. */
export const isOrderCode = (subject: string) => /^[A-Z0-9]{6,20}$/.test(subject);

const OF_CLIENTS: ReadonlySet<AgencyAct['act']> = new Set(['quote_asked', 'quote_accepted']);

/** Who did it: one of the agency's people, or the client whom a quote was made for. Nobody where a member has left. */
export const actorOf = ({ by, act, details: { client } }: Pick<AgencyAct, 'by' | 'act' | 'details'>) =>
  by ?? (OF_CLIENTS.has(act) && typeof client === 'string' ? client : null);

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
