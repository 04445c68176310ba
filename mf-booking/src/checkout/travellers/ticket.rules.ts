import type { Unit } from '@straits/api-contract';
import type { Band } from '@straits/api-contract/age';
import { judgeAge } from './age.rules';

/** Whose passports a fare is for, and whether it is a share of a return fare; null where a kind has no such fares. */
export interface Ticket extends Band {
  unitId: string;
  type: string;
  travellers: 'ID' | 'FOREIGN' | 'ALL';
  fare: string | null;
}

export const ticketOf = ({ id, type, minAge, maxAge, facts }: Pick<Unit, 'id' | 'type' | 'minAge' | 'maxAge' | 'facts'>): Ticket => ({
  ...{ unitId: id, type, minAge, maxAge },
  travellers: facts?.kind === 'ferry' ? facts.travellers : 'ALL',
  fare: facts?.kind === 'ferry' ? facts.fare : null,
});

/** Whose passports a fare is for, as the cart says it: null for everybody's. */
export function nationalityOf(unit: Parameters<typeof ticketOf>[0]): 'ID' | 'FOREIGN' | null {
  const { travellers } = ticketOf(unit);
  return travellers === 'ALL' ? null : travellers;
}

/** Indonesian passports travel on Indonesian fares, all others on the other; without a nationality every fare will do. */
export const isForPassport = (travellers: Ticket['travellers'], nationality: string) =>
  travellers === 'ALL' || nationality === '' || (travellers === 'ID') === (nationality === 'ID');

export type TicketJudgement =
  | { kind: 'fits' }
  | { kind: 'other'; why: 'age'; age: number; unitId: string }
  | { kind: 'other'; why: 'nationality'; unitId: string }
  | { kind: 'none'; age: number };

interface Person {
  /** A plain date, or empty while it is not whole. */
  birth: string;
  nationality: string;
  /** The day on which age counts. */
  visit: string;
}

/** Whether a person may use this ticket, or which one they need: of the same fare, for their passport, for their age. */
export function judgeTicket(person: Person, own: Ticket, all: Ticket[]): TicketJudgement {
  const sameFare = all.filter(({ fare }) => fare === own.fare);
  if (!isForPassport(own.travellers, person.nationality)) return otherPassport(person, own, sameFare);
  if (!person.birth) return { kind: 'fits' };
  const units = sameFare.filter(({ travellers }) => travellers === own.travellers);
  const judged = judgeAge({ birth: person.birth, visit: person.visit, own, units });
  return judged.kind === 'other' ? { ...judged, why: 'age' } : judged;
}

/** The ticket of the same kind for this passport; where the birth date is known, the one of the age. */
function otherPassport({ birth, visit, nationality }: Person, own: Ticket, sameFare: Ticket[]): TicketJudgement {
  const units = sameFare.filter(({ travellers }) => isForPassport(travellers, nationality));
  const twin = units.find(({ type }) => type === own.type);
  if (!twin) return { kind: 'fits' };
  const judged = birth ? judgeAge({ birth, visit, own: twin, units }) : null;
  return { kind: 'other', why: 'nationality', unitId: judged?.kind === 'other' ? judged.unitId : twin.unitId };
}
