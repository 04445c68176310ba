import type { Guests, PutCartLine, UnitQuantity } from '@straits/api-contract';
import { isAskedAtCheckout } from '@straits/api-contract/constants';
import type { OptionTerms, SellableOption } from '../catalog';
import type { UnitFault } from './units.rules';

const countOf = (units: UnitQuantity[]) => units.reduce((sum, { quantity }) => sum + quantity, 0);
const heads = ({ adults, childAges }: Guests) => adults + childAges.length;
const malformed = (field: string, message: string): UnitFault => ({ code: 'request_malformed', field, message });
const outOfRange = (field: string, message: string): UnitFault => ({ code: 'quantity_out_of_range', field, message });

/** How many people the chosen rooms, cabin or vehicle can take; null where units are people. */
function sleepsOrSeats({ facts }: OptionTerms, units: UnitQuantity[]): number | null {
  if (facts?.kind === 'hotel') return facts.maxOccupancy * countOf(units);
  if (facts?.kind === 'cruise') return facts.maxOccupancy;
  if (facts?.kind === 'transport' && facts.per !== 'person') return facts.seats;
  return null;
}

function stayFault({ option }: SellableOption, { nights }: PutCartLine): UnitFault | undefined {
  if (option.facts?.kind !== 'hotel') return nights === undefined ? undefined : malformed('nights', 'is for stays only');
  if (nights === undefined) return malformed('nights', 'say how many nights');
  const { minStayNights } = option.facts;
  return nights < minStayNights ? { code: 'stay_too_short', field: 'nights', message: `must be ${minStayNights} or more` } : undefined;
}

/** How many travel, as far as the choice says; undefined when it counts rooms, cabins or vehicles only. */
function travellersOf({ units }: SellableOption, chosen: PutCartLine): number | undefined {
  if (chosen.guests) return heads(chosen.guests);
  return units.every(({ type }) => type === 'OTHER') ? undefined : countOf(chosen.units);
}

function guestsFault(sellable: SellableOption, chosen: PutCartLine): UnitFault | undefined {
  const { option } = sellable;
  if (option.facts?.kind === 'hotel' && !chosen.guests) return malformed('guests', 'say who stays');
  const most = sleepsOrSeats(option, chosen.units);
  if (most === null) return chosen.guests && malformed('guests', 'this option counts its travellers by units');
  const tooMany = (travellersOf(sellable, chosen) ?? 0) > most;
  return tooMany ? { code: 'guests_too_many', field: 'guests', message: `must be ${most} or fewer` } : undefined;
}

function extraFault(sellable: SellableOption, chosen: PutCartLine): UnitFault | undefined {
  const extras = chosen.extras ?? [];
  const people = travellersOf(sellable, chosen) ?? Infinity;
  for (const { extraId, quantity } of extras) {
    const field = `extras.${extraId}`;
    const extra = sellable.option.extras.find(({ id }) => id === extraId);
    if (!extra) return malformed(field, 'is not an extra of this option');
    if (extras.filter((other) => other.extraId === extraId).length > 1) return malformed(field, 'is named twice');
    const most = extra.per === 'person' ? Math.min(extra.maxQuantity, people) : extra.maxQuantity;
    if (quantity > most) return outOfRange(field, `must be ${most} or fewer`);
  }
  return undefined;
}

function answerFault({ product, option }: SellableOption, { answers = {} }: PutCartLine): UnitFault | undefined {
  const questions = isAskedAtCheckout(product) ? [] : option.questions;
  const stranger = Object.keys(answers).find((id) => !questions.some((question) => question.id === id));
  if (stranger !== undefined) return malformed(`answers.${stranger}`, 'was not asked');
  for (const question of questions) {
    const fault = faultOfAnswer(question, answers[question.id] ?? '');
    if (fault) return fault;
  }
  return undefined;
}

function faultOfAnswer(
  { id, required, maxLength, points }: SellableOption['option']['questions'][number],
  answer: string,
): UnitFault | undefined {
  if (!answer) return required ? { code: 'answer_missing', field: `answers.${id}`, message: 'needs an answer' } : undefined;
  // A point that was offered when it was chosen, and is gone by now: another answer is needed.
  if (points)
    return points.some((point) => point.id === answer)
      ? undefined
      : { code: 'answer_missing', field: `answers.${id}`, message: 'is not one of its points' };
  return [...answer].length > maxLength ? malformed(`answers.${id}`, `must have ${maxLength} characters or fewer`) : undefined;
}

/** The first fault of nights, guests and extras: what was answered already stands, whatever is asked by now. */
export const findStayFault = (sellable: SellableOption, chosen: PutCartLine): UnitFault | undefined =>
  stayFault(sellable, chosen) ?? guestsFault(sellable, chosen) ?? extraFault(sellable, chosen);
/** The first fault of what is chosen besides date and units: nights, guests, extras and answers. */
export const findChoiceFault = (sellable: SellableOption, chosen: PutCartLine): UnitFault | undefined =>
  findStayFault(sellable, chosen) ?? answerFault(sellable, chosen);
