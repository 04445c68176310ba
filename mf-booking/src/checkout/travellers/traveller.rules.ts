import type { CartLine, Passenger } from '@straits/api-contract';
import { ageOn } from '@straits/api-contract/age';
import { faultOfName, undrawnLetters } from '@straits/api-contract/person-name';
import { fault, faultsOf, type Fault, type Faults } from '../../typing/fault';
import { visitDay } from './age.rules';
import { isNamedLater } from './names-later.rules';
import { answerFault, answerField, answerTo, questionsOf, type AnswerField } from './traveller-answers.rules';
import { valuesOf } from './traveller-records.rules';
import { isForPassport } from './ticket.rules';

/** What is typed of one traveller; all texts, so that a half-typed form can be kept. */
export interface TravellerValues {
  givenNames: string;
  familyName: string;
  singleName: boolean;
  title: string;
  dateOfBirth: string;
  nationality: string;
  passportNumber: string;
  passportExpiry: string;
  /** To the operator's questions, each under its id. */
  [answer: AnswerField]: string | undefined;
}
/** As it stands in the draft: which seat it is for, and what was typed. The option finds it again when its line was removed and put back. */
export type TravellerRecord = Partial<TravellerValues> & { lineId: string; optionId: string; unitId: string; index: string; kind?: string };

/** One ticket that needs its traveller. */
export interface Seat {
  key: string;
  line: CartLine;
  unit: CartLine['units'][number];
  /** Among the seats of its unit, from 0. */
  index: number;
  /** Among the seats of its line, from 1. */
  number: number;
  /** The cart's lines of its option: two cabins of a class, or two days. */
  siblings: readonly string[];
}

const siblingsOf = ({ optionId }: CartLine, lines: CartLine[]) => lines.filter((line) => line.optionId === optionId).map(({ id }) => id);

const asksTravellers = (line: CartLine) =>
  line.passengerFields.length > 0 || questionsOf(line).length > 0 || line.units.some(({ nationality }) => nationality !== null);

/** The tickets whose supplier asks who travels, in the order of the cart. Other tickets carry the contact's name. */
export const seatsOf = (lines: CartLine[]): Seat[] =>
  lines
    .filter(asksTravellers)
    .flatMap((line) =>
      line.units
        .flatMap((unit) =>
          Array.from({ length: unit.tickets }, (_, index) => ({ key: `${line.id}.${unit.unitId}.${index}`, line, unit, index })),
        )
        .map((seat, place) => ({ ...seat, number: place + 1, siblings: siblingsOf(line, lines) })),
    );

/** What is asked of this traveller besides the name: by the option, and by a fare that is for some passports only. */
export const asksOf = ({ line, unit }: Pick<Seat, 'line' | 'unit'>) =>
  new Set([...line.passengerFields, ...(unit.nationality ? (['nationality'] as const) : [])]);

const DATE = /^\d{4}-\d\d-\d\d$/;
const PASSPORT = /^[A-Z0-9]{5,20}$/i;
/** As it stands in the passport: spaces and hyphens are typing. */
export const plainPassport = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase();

const NAME_FAULTS = { letters: 'nameSigns', script: 'nameScript' } as const;
function nameFault(name: string): Fault | undefined {
  const wrong = faultOfName(name);
  return wrong && fault(NAME_FAULTS[wrong], wrong === 'script' ? { letters: undrawnLetters(name).join(' ') } : undefined);
}

function nameFaults({ givenNames, familyName, singleName }: TravellerValues): Record<string, Fault | undefined> {
  const [given, family] = [givenNames.trim(), familyName.trim()];
  const check = (name: string, key: string) => (!name ? fault(`${key}Missing`) : nameFault(name));
  if (singleName) return { givenNames: check(given, 'singleName') };
  return { givenNames: check(given, 'givenNames'), familyName: check(family, 'familyName') };
}

function birthFault(birth: string, seat: Seat, today: string): Fault | undefined {
  if (!birth) return fault('birthMissing');
  if (!DATE.test(birth)) return fault('dateNotReal');
  if (birth > today) return fault('birthInFuture');
  return ageFault(birth, seat, today);
}

/** Only these can be the oldest band that is sold, on which everybody older travels too. */
const MAY_BE_OLDEST = new Set(['ADULT', 'SENIOR', 'OTHER', 'FAMILY']);

function ageFault(birth: string, { unit, line }: Seat, today: string): Fault | undefined {
  const age = ageOn(birth, visitDay(line, today));
  if (unit.minAge !== null && age < unit.minAge) return fault('ageTooYoung', { age, unit: unit.name, min: unit.minAge });
  if (unit.maxAge !== null && age > unit.maxAge && !MAY_BE_OLDEST.has(unit.type))
    return fault('ageTooOld', { age, unit: unit.name, max: unit.maxAge });
  return undefined;
}

function nationalityFault(nationality: string, { unit }: Seat): Fault | undefined {
  if (!nationality) return fault('nationality');
  return isForPassport(unit.nationality ?? 'ALL', nationality) ? undefined : fault('nationalityFare', { unit: unit.name });
}

function expiryFault(expiry: string, visit: string): Fault | undefined {
  if (!expiry) return fault('passportExpiryMissing');
  if (!DATE.test(expiry)) return fault('dateNotReal');
  return expiry < visit ? fault('passportExpired') : undefined;
}

const passportFault = (typed: string) =>
  !typed.trim() ? fault('passportMissing') : PASSPORT.test(plainPassport(typed)) ? undefined : fault('passport');

/** What is missing or wrong of one traveller: the names, and what this option asks besides. A title is never required (U22). */
export function travellerFaults(values: TravellerValues, seat: Seat, today: string): Faults {
  const asks = asksOf(seat);
  return faultsOf({
    ...nameFaults(values),
    dateOfBirth: asks.has('dateOfBirth') ? birthFault(values.dateOfBirth, seat, today) : undefined,
    nationality: asks.has('nationality') ? nationalityFault(values.nationality, seat) : undefined,
    passportNumber: asks.has('passportNumber') ? passportFault(values.passportNumber) : undefined,
    passportExpiry: asks.has('passportExpiry') ? expiryFault(values.passportExpiry, visitDay(seat.line, today)) : undefined,
    ...Object.fromEntries(questionsOf(seat.line).map((question) => [answerField(question.id), answerFault(question, values)])),
  });
}

export const isSeatComplete = (seat: Seat, records: TravellerRecord[], today: string) =>
  isNamedLater(seat, records) || Object.keys(travellerFaults(valuesOf(seat, records), seat, today)).length === 0;

function answersOf({ line }: Seat, values: TravellerValues): Pick<Passenger, 'answers'> {
  const given = questionsOf(line).flatMap((question) => {
    const answer = answerTo(question, values);
    return answer ? [[question.id, answer] as const] : [];
  });
  return given.length > 0 ? { answers: Object.fromEntries(given) } : {};
}

/** The travellers as the API takes them: only what each option asks for leaves the browser (R11). */
export const passengersOf = (seats: Seat[], records: TravellerRecord[]): Passenger[] =>
  seats
    .filter((seat) => !isNamedLater(seat, records))
    .map((seat) => {
      const values = valuesOf(seat, records);
      const asked = asksOf(seat);
      const given: Partial<Passenger> = {};
      for (const field of asked) {
        const typed = field === 'passportNumber' ? plainPassport(values[field]) : values[field].trim();
        if (typed) given[field] = typed;
      }
      const { singleName } = values;
      return {
        lineId: seat.line.id,
        unitId: seat.unit.unitId,
        givenNames: values.givenNames.trim(),
        familyName: singleName ? '' : values.familyName.trim(),
        singleName,
        ...given,
        ...answersOf(seat, values),
      };
    });
