import { z } from 'zod';
import { text } from '@straits/api-contract';
import { id, latitude, localText, longitude } from './import-values';

const PickUpPointImport = z.strictObject({
  id,
  name: localText(120),
  address: text(160),
  latitude,
  longitude,
  minutesBefore: z.int().min(0).max(720).default(0),
});

const areApart = (rows: { id: string }[]) => new Set(rows.map((row) => row.id)).size === rows.length;
const bound = z.int().min(0).max(100_000);

const Question = z.strictObject({
  id,
  label: localText(160),
  /** Asked once, or of each traveller where they are named. */
  per: z.enum(['booking', 'person']).default('booking'),
  required: z.boolean().default(false),
  maxLength: z.int().min(1).max(200).default(200),
  /** Of a question per booking: the traveller chooses one of them instead of writing. */
  points: z.array(PickUpPointImport).max(30).refine(areApart, 'names a point twice').default([]),
  /** Of a question per person: the answers of which one is chosen. */
  choices: z
    .array(z.strictObject({ id, name: localText(120) }))
    .max(30)
    .refine(areApart, 'names a choice twice')
    .default([]),
  /** Of a question per person: the answer is a whole number, both bounds included. */
  number: z
    .strictObject({ min: bound, max: bound, unit: z.enum(['kg', 'cm']).nullable().default(null) })
    .refine(({ min, max }) => min <= max, { path: ['max'], message: 'must not be below min' })
    .nullable()
    .default(null),
});
type Question = z.output<typeof Question>;

/** A traveller's answer stands under its question's id in the checkout's draft. */
const PERSON_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,59}$/;

/** What does not go together: the field, what is said of it, and when. */
const CLASHES: [field: keyof Question, message: string, isClash: (question: Question) => boolean][] = [
  [
    'id',
    'must be 1 to 60 letters, digits, - or _ for a question per person',
    (asked) => asked.per === 'person' && !PERSON_ID.test(asked.id),
  ],
  ['points', 'are for a question per booking', ({ per, points }) => per === 'person' && points.length > 0],
  ['choices', 'are for a question per person', ({ per, choices }) => per === 'booking' && choices.length > 0],
  ['number', 'is for a question per person', ({ per, number }) => per === 'booking' && number !== null],
  ['number', 'is not for a question with choices', ({ choices, number }) => choices.length > 0 && number !== null],
];
const QuestionImport = Question.superRefine((question, context) => {
  for (const [field, message, isClash] of CLASHES) if (isClash(question)) context.addIssue({ code: 'custom', path: [field], message });
});

export const QuestionsImport = z.array(QuestionImport).max(10).refine(areApart, 'asks a question twice').default([]);
/** Of a kind whose checkout asks all of it: what is typed there stands under the question's id too. */
export const CheckoutQuestionsImport = QuestionsImport.refine(
  (questions) => questions.every(({ id: asked }) => PERSON_ID.test(asked)),
  'must have ids of 1 to 60 letters, digits, - or _',
);
/** Of a kind that is asked nothing for the booking besides what every ride is. */
export const PersonQuestionsImport = QuestionsImport.refine(
  (questions) => questions.every(({ per }) => per === 'person'),
  'must be asked per person',
);
