import type { TravellerPage } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { Language } from '@straits/api-contract/constants';
import { findSellable, viewPassengerQuestions } from '../../catalog';
import { nationalityOf } from '../line-price.rules';
import type { OrderLineRow, OrderRow } from '../orders.sql';
import type { TravellerRow } from '../travellers.sql';

export interface Known {
  order: OrderRow;
  line: OrderLineRow;
  traveller: TravellerRow;
}

const STANDING = new Set(['ORDERED', 'pending', 'VERIFYING', 'paid']);
/** Whether the travellers of a line can be named at all now. */
export const takesNames = ({ order, line }: Pick<Known, 'order' | 'line'>, now: Date): boolean =>
  STANDING.has(order.status) && line.cancelledAt === null && line.namesUntil !== null && line.namesUntil > now;
export const canBeNamed = (known: Known, now: Date): boolean =>
  takesNames(known, now) && !known.traveller.cancelledAt && !known.traveller.usedAt;

const NO_BAND = { minAge: null, maxAge: null, nationality: null };

/** What a unit and its option ask of a traveller, as the cart asks it. */
export async function askedOf(db: Sql, line: OrderLineRow, { unitId, unitName }: Pick<TravellerRow, 'unitId' | 'unitName'>) {
  const sellable = await findSellable(db, line.optionId);
  const unit = sellable?.units.find(({ id }) => id === unitId);
  const band = unit ? { minAge: unit.minAge, maxAge: unit.maxAge, nationality: nationalityOf(unit) } : NO_BAND;
  const { passengerFields = [], passengerQuestions: questions = [] } = sellable?.option ?? {};
  return { passengerFields, questions, unit: { unitId, name: unitName, ...band } };
}

/** The same as a form needs it. */
export function formOf(
  { passengerFields, questions, unit }: Awaited<ReturnType<typeof askedOf>>,
  language: Language,
): Omit<NonNullable<TravellerPage['asks']>, 'until'> {
  const isNationalityAsked = unit.nationality !== null && !passengerFields.includes('nationality');
  const fields = isNationalityAsked ? [...passengerFields, 'nationality' as const] : passengerFields;
  return {
    fields,
    questions: viewPassengerQuestions({ passengerQuestions: questions }, language),
    minAge: unit.minAge,
    maxAge: unit.maxAge,
  };
}
