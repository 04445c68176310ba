import type { CartLine, PlaceOrder } from '@straits/api-contract';
import type { FieldFault } from '../../http/refusal';
import { answerFaults } from './passengers.rules';

type AskedLine = Pick<CartLine, 'id' | 'bookingQuestions'>;

/**
 * What is missing or wrong in what the order answers of its bookings. Fields are named `answers.<line id>.<question id>`, or `answers.<line id>`
 * for a line that is not there.
 */
export function bookingAnswerFaults(lines: AskedLine[], answers: NonNullable<PlaceOrder['answers']>): FieldFault[] {
  const strangers = Object.keys(answers).filter((id) => !lines.some((line) => line.id === id));
  return [
    ...lines.flatMap(({ id, bookingQuestions = [] }) => answerFaults(answers[id], { questions: bookingQuestions, at: `answers.${id}.` })),
    ...strangers.slice(0, 1).map((id) => ({ field: `answers.${id}`, message: 'is not in the cart' })),
  ];
}
