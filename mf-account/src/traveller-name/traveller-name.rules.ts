import type { PassengerQuestion, TravellerDetails, TravellerPage } from '@straits/api-contract';
import { faultOfAnswer, plainAnswer } from '@straits/api-contract/passenger-answer';
import { faultOfName } from '@straits/api-contract/person-name';

export type Asked = NonNullable<TravellerPage['asks']>;
type AnswerField = `answers-${string}`;
export const answerField = (questionId: string): AnswerField => `answers-${questionId}`;

export interface NameValues {
  title: string;
  givenNames: string;
  familyName: string;
  dateOfBirth: string;
  nationality: string;
  passportNumber: string;
  passportExpiry: string;
  /** To the operator's questions, each under its id. */
  [answer: AnswerField]: string | undefined;
}
export const NO_NAME: NameValues = {
  title: '',
  givenNames: '',
  familyName: '',
  dateOfBirth: '',
  nationality: '',
  passportNumber: '',
  passportExpiry: '',
};
/** In the order of the form. */
export const nameFieldsOf = ({ questions = [] }: Pick<Asked, 'questions'>) => [
  ...Object.keys(NO_NAME),
  ...questions.map(({ id }) => answerField(id)),
];

const DATE = /^\d{4}-\d\d-\d\d$/;
const PASSPORT = /^[A-Z0-9]{5,20}$/i;
const plain = (passport: string) => passport.replace(/[\s-]/g, '').toUpperCase();

const missingOr = (value: string, isRight: boolean, fault: string) => (value ? (isRight ? undefined : fault) : 'fault.traveller.missing');

const nameFault = (name: string) => {
  const wrong = faultOfName(name);
  return wrong && `fault.traveller.${wrong}`;
};

const answerTo = (question: PassengerQuestion, values: Partial<NameValues>) =>
  plainAnswer(question, values[answerField(question.id)] ?? '');

const answerFaults = ({ questions = [] }: Pick<Asked, 'questions'>, values: Partial<NameValues>) =>
  questions.map((question) => {
    const fault = faultOfAnswer(question, answerTo(question, values));
    return [answerField(question.id), fault && `fault.traveller.${fault}`] as const;
  });

/** What is missing or wrong; one of the names may be empty. Values are keys of the texts. `today` as `2026-11-21`. */
export function nameFaults(
  values: Partial<NameValues>,
  { fields, questions }: Pick<Asked, 'fields' | 'questions'>,
  today: string,
): Record<string, string> {
  const typed = (field: keyof NameValues) => (values[field] ?? '').trim();
  const names = [typed('givenNames'), typed('familyName')].filter(Boolean);
  const wrongName = names.map(nameFault).find(Boolean);
  const date = typed('dateOfBirth');
  const expiry = typed('passportExpiry');
  const faults: Record<string, string | undefined> = {
    title: fields.includes('title') ? missingOr(typed('title'), true, '') : undefined,
    givenNames: missingOr(names.join(' '), wrongName === undefined, String(wrongName)),
    dateOfBirth: fields.includes('dateOfBirth') ? missingOr(date, DATE.test(date) && date <= today, 'fault.traveller.date') : undefined,
    nationality: fields.includes('nationality') ? missingOr(typed('nationality'), true, '') : undefined,
    passportNumber: fields.includes('passportNumber')
      ? missingOr(typed('passportNumber'), PASSPORT.test(plain(typed('passportNumber'))), 'fault.traveller.passport')
      : undefined,
    passportExpiry: fields.includes('passportExpiry')
      ? missingOr(expiry, DATE.test(expiry) && expiry >= today, 'fault.traveller.expired')
      : undefined,
    ...Object.fromEntries(answerFaults({ questions }, values)),
  };
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** Only what is asked for leaves the browser (R11). */
export function detailsOf(values: Partial<NameValues>, { fields, questions = [] }: Pick<Asked, 'fields' | 'questions'>): TravellerDetails {
  const typed = (field: keyof NameValues) => (values[field] ?? '').trim();
  const given = fields.flatMap((field) => {
    const text = typed(field);
    return text ? [[field, field === 'passportNumber' ? plain(text) : text] as const] : [];
  });
  const names = { givenNames: typed('givenNames'), familyName: typed('familyName') };
  const answers = questions.map((question) => [question.id, answerTo(question, values)] as const).filter(([, answer]) => answer);
  const answered = answers.length > 0 && { answers: Object.fromEntries(answers) };
  return { ...names, ...answered, singleName: names.givenNames === '' || names.familyName === '', ...Object.fromEntries(given) };
}
