import type { AgencyAct, Money } from '@straits/api-contract';

/** An order's number, not a person's address, nor an agency's name. */
export const isOrderCode = ({ act, subject }: Pick<AgencyAct, 'act' | 'subject'>) =>
  act !== 'markup_changed' && /^[A-Z0-9]{6,20}$/.test(subject ?? '');

const OF_CLIENTS: ReadonlySet<AgencyAct['act']> = new Set(['quote_asked', 'quote_accepted']);

/** Who did it: one of the agency's people, or the client whom a quote was made for. Nobody where a member has left. */
export const actorOf = ({ by, act, details: { client } }: Pick<AgencyAct, 'by' | 'act' | 'details'>) =>
  by ?? (OF_CLIENTS.has(act) && typeof client === 'string' ? client : null);

/** Of a percentage in hundredths: as many as it has. */
export const decimalsOf = (basisPoints: number) => [100, 10, 1].findIndex((unit) => basisPoints % unit === 0);

interface Words {
  t: (key: string, values?: Record<string, unknown>) => string;
  money: (money: Money) => string;
  /** Of hundredths of a percent. */
  percent: (basisPoints: number) => string;
}

function roleText({ from, role }: AgencyAct['details'], t: Words['t']): string | false {
  if (typeof role !== 'string') return false;
  const to = t(`agency.role.${role}`);
  return typeof from === 'string' && from !== role ? t('agency.acts.roles', { from: t(`agency.role.${from}`), to }) : to;
}

/** What an act's details say, in a line: sums, ways of paying, roles, reasons. */
export function toldOf({ details }: Pick<AgencyAct, 'details'>, { t, money, percent }: Words): string {
  const { amount, currency, method, reason, note, localDate, markupBefore, markup } = details;
  return [
    typeof amount === 'number' && typeof currency === 'string' && money({ amount, currency }),
    typeof method === 'string' && t(`agency.method.${method}`),
    roleText(details, t),
    typeof markup === 'number' && t('agency.acts.roles', { from: percent(Number(markupBefore)), to: percent(markup) }),
    localDate,
    note ?? reason,
  ]
    .filter(Boolean)
    .join(' · ');
}
