import type { CartLine, Passenger, PassengerQuestion } from '@straits/api-contract';
import { ageOn } from '@straits/api-contract/age';
import { faultOfAnswer, type AnswerFault } from '@straits/api-contract/passenger-answer';
import { faultOfName, undrawnLetters } from '@straits/api-contract/person-name';
import type { FieldFault } from '../../http/refusal';

type AskedUnit = Pick<CartLine['units'][number], 'unitId' | 'name' | 'minAge' | 'maxAge' | 'nationality'>;
type AskedLine = Pick<CartLine, 'id' | 'units' | 'passengerFields' | 'passengerQuestions' | 'localDate'>;

/** A traveller's details without the place in an order. */
type Person = Omit<Passenger, 'lineId'>;

function nameFaults(passenger: Person, at: string): FieldFault[] {
  const { singleName } = passenger;
  const names = { givenNames: passenger.givenNames ?? '', familyName: passenger.familyName ?? '' };
  const empty = (['givenNames', 'familyName'] as const).filter((field) => !names[field]);
  const mayBeEmpty = singleName ? 1 : 0;
  if (empty.length > mayBeEmpty) return [{ field: `${at}${empty[0]}`, message: 'is missing' }];
  return (['givenNames', 'familyName'] as const).flatMap((field) => {
    const fault = names[field] && faultOfName(names[field]);
    return fault ? [{ field: `${at}${field}`, message: nameWords(fault, names[field]) }] : [];
  });
}

function nameWords(fault: 'letters' | 'script', name: string): string {
  if (fault === 'letters') return "may have letters, spaces, - ' . , / @ and ·";
  return `has letters that a ticket cannot show (${undrawnLetters(name).join(' ')}): write it in Latin letters, as at the foot of the passport`;
}

interface Asked {
  line: Pick<AskedLine, 'passengerFields' | 'passengerQuestions' | 'localDate'> & { units: AskedUnit[] };
  /** What stands before a field's name: `passengers.0.`, or nothing for one traveller's own form. */
  at: string;
  today: string;
}

/** The fields that are asked of a traveller and not there. */
function missingFaults(passenger: Person, { line, at }: Asked, unit: AskedUnit | undefined): FieldFault[] {
  const asked = new Set([...line.passengerFields, ...(unit?.nationality ? (['nationality'] as const) : [])]);
  return [...asked].filter((field) => !passenger[field]).map((field) => ({ field: `${at}${field}`, message: 'is missing' }));
}

function fieldFaults(passenger: Person, { line, at, today }: Asked): FieldFault[] {
  const unit = line.units.find(({ unitId }) => unitId === passenger.unitId);
  const missing = missingFaults(passenger, { line, at, today }, unit);
  if (missing.length > 0) return missing;
  const visit = line.localDate ?? today;
  if (passenger.dateOfBirth && passenger.dateOfBirth > today) return [{ field: `${at}dateOfBirth`, message: 'is in the future' }];
  if (passenger.passportExpiry && passenger.passportExpiry < visit)
    return [{ field: `${at}passportExpiry`, message: 'is before the visit' }];
  return [...ageFaults(passenger, { line, at, today: visit }), ...nationalityFaults(passenger, unit, at)];
}

/** A fare for one passport is not sold to another: the port would ask for the difference, or turn the traveller away. */
function nationalityFaults({ nationality }: Person, unit: AskedUnit | undefined, at: string): FieldFault[] {
  if (!unit?.nationality || !nationality) return [];
  const fits = (nationality === 'ID') === (unit.nationality === 'ID');
  return fits
    ? []
    : [{ field: `${at}nationality`, message: `${unit.name} is for ${unit.nationality === 'ID' ? 'Indonesian' : 'foreign'} passports` }];
}

/** The age on the visit day must be in the band that was priced: a wrong band would be a free ticket (R3). */
function ageFaults(passenger: Person, { line, at, today }: Asked): FieldFault[] {
  const unit = line.units.find(({ unitId }) => unitId === passenger.unitId);
  if (!unit || !passenger.dateOfBirth) return [];
  const age = ageOn(passenger.dateOfBirth, today);
  const fits = (unit.minAge === null || age >= unit.minAge) && (unit.maxAge === null || age <= unit.maxAge);
  return fits ? [] : [{ field: `${at}dateOfBirth`, message: `age ${age} is outside ${unit.name}` }];
}

/** What a fault of an answer is called; the answer itself is said to nobody. */
function answerWords({ number, maxLength }: PassengerQuestion, fault: AnswerFault): string {
  const words: Record<AnswerFault, string> = {
    missing: 'is missing',
    choice: 'is not one of the choices',
    number: `must be a whole number from ${number?.min} to ${number?.max}`,
    long: `must have ${maxLength} characters or fewer`,
  };
  return words[fault];
}

/** What is wrong with the answers to the operator's questions (A30); one that was not asked is refused. */
export function answerFaults(
  answers: Record<string, string> = {},
  { questions = [], at }: { questions: PassengerQuestion[] | undefined; at: string },
): FieldFault[] {
  const asked = new Set(questions.map(({ id }) => id));
  const strangers = Object.keys(answers).filter((id) => !asked.has(id));
  return [
    ...questions.flatMap((question) => {
      const fault = faultOfAnswer(question, answers[question.id] ?? '');
      return fault ? [{ field: `${at}${question.id}`, message: answerWords(question, fault) }] : [];
    }),
    ...strangers.slice(0, 1).map((id) => ({ field: `${at}${id}`, message: 'was not asked' })),
  ];
}

/** What is missing or wrong in one traveller's details; fields are named with `at` before them. */
export const personFaults = (person: Person, asked: Asked): FieldFault[] => [
  ...nameFaults(person, asked.at),
  ...fieldFaults(person, asked),
  ...answerFaults(person.answers, { questions: asked.line.passengerQuestions, at: `${asked.at}answers.` }),
];

/**
 * What is missing or wrong in the travellers of an order. An option that asks for nothing needs no names: its tickets carry the contact's.
 * Fields are named `passengers.<index>.<field>`, or `lines.<line id>` when a whole traveller is missing.
 */
export function passengerFaults(lines: AskedLine[], passengers: Passenger[], today: string): FieldFault[] {
  const faults: FieldFault[] = [];
  for (const line of lines) {
    const own = passengers.flatMap((passenger, index) => (passenger.lineId === line.id ? [{ passenger, at: `passengers.${index}.` }] : []));
    if (own.length === 0 && line.passengerFields.length === 0 && !line.passengerQuestions) continue;
    for (const unit of line.units) {
      const given = own.filter(({ passenger }) => passenger.unitId === unit.unitId).length;
      if (given !== unit.tickets)
        faults.push({ field: `lines.${line.id}`, message: `needs ${unit.tickets} travellers of ${unit.name}, has ${given}` });
    }
    for (const { passenger, at } of own) faults.push(...personFaults(passenger, { line, at, today }));
  }
  const strangers = passengers.flatMap((passenger, index) =>
    lines.some(({ id }) => id === passenger.lineId) ? [] : [{ field: `passengers.${index}.lineId`, message: 'is not in the cart' }],
  );
  return [...faults, ...strangers];
}
