import type { CartLine, PlaceOrder } from '@straits/api-contract';
import { isOutbound } from '@straits/api-contract/constants';
import { displayName } from '@straits/api-contract/person-name';

/** What is kept of the question about insurance against the agency's insolvency. */
export interface InsolvencyAnswer {
  answer: 'wanted' | 'declined' | 'not_asked';
  /** Who books, and who travels abroad by this order as far as they are named. */
  names: string[];
  acknowledgedAt: Date | null;
}
const NOT_ASKED: InsolvencyAnswer = { answer: 'not_asked', names: [], acknowledgedAt: null };

type Asked = Pick<PlaceOrder, 'insolvencyInsurance' | 'insuranceAcknowledged' | 'contact' | 'passengers'>;
type Line = Pick<CartLine, 'id' | 'kind' | 'timeZone'>;

/**
 * A person who books a trip abroad is asked before the first payment (U9, TA Regulations 21); an agency is not. Answers undefined where the
 * question must be answered and is not.
 */
export function insolvencyAnswerOf(placed: Asked, { lines, isPerson, at }: { lines: Line[]; isPerson: boolean; at: Date }) {
  const outbound = lines.filter(isOutbound);
  if (!isPerson || outbound.length === 0) return NOT_ASKED;
  const { insolvencyInsurance: answer, insuranceAcknowledged, contact, passengers } = placed;
  if (!answer || answer === 'not_asked' || !insuranceAcknowledged) return undefined;
  const travellers = passengers.filter(({ lineId }) => outbound.some(({ id }) => id === lineId));
  const named = travellers.map(({ givenNames = '', familyName = '' }) => displayName({ givenNames, familyName })).filter(Boolean);
  return { answer, names: [...new Set([contact.name, ...named])], acknowledgedAt: at } satisfies InsolvencyAnswer;
}
