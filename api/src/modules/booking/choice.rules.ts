import type { Guests, PutCartLine, UnitQuantity } from '@straits/api-contract';
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

function guestsFault({ option, units }: SellableOption, chosen: PutCartLine): UnitFault | undefined {
  const most = sleepsOrSeats(option, chosen.units);
  if (option.facts?.kind === 'hotel' && !chosen.guests) return malformed('guests', 'say who stays');
  if (most === null) return chosen.guests && malformed('guests', 'this option counts its travellers by units');
  const byUnits = units.every(({ type }) => type === 'OTHER') ? 0 : countOf(chosen.units);
  const travellers = chosen.guests ? heads(chosen.guests) : byUnits;
  return travellers > most ? { code: 'guests_too_many', field: 'guests', message: `must be ${most} or fewer` } : undefined;
}

function extraFault({ option, units }: SellableOption, chosen: PutCartLine): UnitFault | undefined {
  const extras = chosen.extras ?? [];
  const people = chosen.guests ? heads(chosen.guests) : units.every(({ type }) => type === 'OTHER') ? Infinity : countOf(chosen.units);
  for (const { extraId, quantity } of extras) {
    const field = `extras.${extraId}`;
    const extra = option.extras.find(({ id }) => id === extraId);
    if (!extra) return malformed(field, 'is not an extra of this option');
    if (extras.filter((other) => other.extraId === extraId).length > 1) return malformed(field, 'is named twice');
    const most = extra.per === 'person' ? Math.min(extra.maxQuantity, people) : extra.maxQuantity;
    if (quantity > most) return outOfRange(field, `must be ${most} or fewer`);
  }
  return undefined;
}

function answerFault({ option }: SellableOption, { answers = {} }: PutCartLine): UnitFault | undefined {
  const stranger = Object.keys(answers).find((id) => !option.questions.some((question) => question.id === id));
  if (stranger !== undefined) return malformed(`answers.${stranger}`, 'was not asked');
  for (const { id, required, maxLength } of option.questions) {
    const answer = answers[id] ?? '';
    if (required && !answer) return { code: 'answer_missing', field: `answers.${id}`, message: 'needs an answer' };
    if ([...answer].length > maxLength) return malformed(`answers.${id}`, `must have ${maxLength} characters or fewer`);
  }
  return undefined;
}

/** The first fault of what is chosen besides date and units: nights, guests, extras and answers. */
export const findChoiceFault = (sellable: SellableOption, chosen: PutCartLine): UnitFault | undefined =>
  stayFault(sellable, chosen) ?? guestsFault(sellable, chosen) ?? extraFault(sellable, chosen) ?? answerFault(sellable, chosen);
