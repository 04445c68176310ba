import type { CartLine, PlaceOrder } from '@straits/api-contract';
import { faultsOf, type Faults } from '../../typing/fault';
import { isOtherWay } from './trip.rules';
import { answerFault, answerField, answerTo, type Answers } from './traveller-answers.rules';
import type { TravellerRecord } from './traveller.rules';
import { recordOf, type Spot } from './traveller-records.rules';

/** What an operator asks once of a booking. A journey there and back with one operator is one booking. */
export interface About extends Spot {
  key: string;
  line: CartLine;
  /** All lines that it stands for, `line` first. */
  lines: CartLine[];
}

/** Among a draft's records: nobody's seat, but the booking itself. */
const BOOKING = '*booking';

const asked = ({ bookingQuestions = [] }: Pick<CartLine, 'bookingQuestions'>) => bookingQuestions;
/** What is asked of a booking, as all its lines ask it. */
export const askedOf = ({ lines }: About) => [...new Map(lines.flatMap(asked).map((question) => [question.id, question])).values()];

/** What is to be answered of the bookings in a cart, in its order. */
export function aboutsOf(lines: CartLine[]): About[] {
  const asking = lines.filter((line) => asked(line).length > 0);
  return asking.flatMap((line) => {
    const together = asking.filter((other) => other === line || isOtherWay(other, line));
    if (together[0] !== line) return [];
    const siblings = lines.filter(({ optionId }) => optionId === line.optionId).map(({ id }) => id);
    return [{ key: `${line.id}.booking`, line, lines: together, unit: { unitId: BOOKING }, index: 0, siblings }];
  });
}

/** As they were typed, under the fields' names. */
export function answersOf(about: About, records: TravellerRecord[]): Answers {
  const record: Answers = recordOf(about, records) ?? {};
  return Object.fromEntries(askedOf(about).map(({ id }) => [answerField(id), record[answerField(id)] ?? '']));
}

export const aboutFaults = (about: About, values: Answers): Faults =>
  faultsOf(Object.fromEntries(askedOf(about).map((question) => [answerField(question.id), answerFault(question, values)])));

/** Where nothing must be answered it was at least shown once: a record of it is kept then. */
export const isAboutComplete = (about: About, records: TravellerRecord[]) =>
  recordOf(about, records) !== undefined && Object.keys(aboutFaults(about, answersOf(about, records))).length === 0;

/** The answers as the API takes them. */
export function bookingAnswersOf(abouts: About[], records: TravellerRecord[]): PlaceOrder['answers'] {
  const byLine = abouts.flatMap((about) => {
    const values = answersOf(about, records);
    return about.lines.map((line) => {
      const given = asked(line).map((question) => [question.id, answerTo(question, values)] as const);
      return [line.id, Object.fromEntries(given.filter(([, answer]) => answer))] as const;
    });
  });
  return Object.fromEntries(byLine.filter(([, given]) => Object.keys(given).length > 0));
}
