import type { Attraction, Option, PutCartLine, Question } from '@straits/api-contract';
import { isPlainDate } from '../place-time/plain-date.rules';
import { firstQuantities, quantitiesOf, type Quantities } from './units.rules';

/** What the shopper has chosen; it lives in the address, so that reload, back and a shared link keep it (U34). */
export interface Choice {
  option: Option | null;
  date: string | null;
  time: string | null;
  quantities: Quantities;
  /** To the package type's questions, by their ids; only chosen pick-up points stand in the address, not what was typed. */
  answers: Readonly<Record<string, string>>;
}

/**
 * `adult:2,child:1`, as the API writes it. Unknown units and impossible numbers are left out. Where nothing of it fits this package type, or nothing
 * was said yet, the least that can be booked is chosen; an empty text is a shopper who took everybody away.
 */
function readQuantities(text: string | null, option: Option): Quantities {
  if (text === '') return {};
  const chosen = quantitiesOf(option, (text ?? '').split(',').flatMap(readPart));
  return Object.keys(chosen).length > 0 ? chosen : firstQuantities(option);
}

function readPart(part: string): [name: string, count: number][] {
  const [, name, digits] = /^(.+):(\d{1,4})$/.exec(part) ?? [];
  return name ? [[name, Number(digits)]] : [];
}

export const writeQuantities = (quantities: Quantities) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([unitId, quantity]) => `${unitId}:${quantity}`)
    .join(',');

function readOption(search: URLSearchParams, options: Option[]): Option | null {
  const only = options.length === 1 ? options[0] : undefined;
  return options.find((one) => one.id === search.get('option')) ?? only ?? null;
}

function readTime(time: string | null, option: Option | null): string | null {
  const times = option?.startTimes ?? [];
  const only = times.length === 1 ? times[0] : undefined;
  return times.find((one) => one === time) ?? only ?? null;
}

const answerParam = (questionId: string) => `answer-${questionId}` as const;

const readPoints = (search: URLSearchParams, { questions }: Option) =>
  Object.fromEntries(
    questions.flatMap(({ id, points }) =>
      points.filter((point) => point.id === search.get(answerParam(id))).map((point) => [id, point.id]),
    ),
  );

export const writePoint = (questionId: string, pointId: string) => ({ [answerParam(questionId)]: pointId });

export function readChoice(search: URLSearchParams, options: Option[]): Choice {
  const option = readOption(search, options);
  const date = search.get('date');
  return {
    option,
    date: isPlainDate(date) ? date : null,
    time: readTime(search.get('time'), option),
    quantities: option ? readQuantities(search.get('units'), option) : {},
    answers: option ? readPoints(search, option) : {},
  };
}

/** The address after a change; other parameters stay. An empty value takes the parameter out. */
export function writeChoice(
  search: URLSearchParams,
  change: Partial<Record<'option' | 'date' | 'time' | 'units' | `answer-${string}`, string>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value || name === 'units') next.set(name, value ?? '');
    else next.delete(name);
  }
  return next;
}

/** What is still missing before it can go to the cart, in the order of the panel. */
export type Missing = 'option' | 'date' | 'time' | 'units' | 'unavailable' | 'answers';

export interface Readiness {
  hasUnitProblem: boolean;
  isUnavailable: boolean;
}

/** What a question is answered with; of one with points only a point: a text typed for another package type may have its id. */
function answerTo({ id, points }: Question, answers: Choice['answers']): string {
  const answer = answers[id]?.trim() ?? '';
  return points.length === 0 || points.some((point) => point.id === answer) ? answer : '';
}

/** The questions that must be answered and are not. */
export const openQuestions = ({ option, answers }: Choice) =>
  option?.questions.filter((question) => question.required && !answerTo(question, answers)) ?? [];

/** Everything that keeps it from the cart, in the order of the panel. */
export function allMissing(choice: Choice, { hasUnitProblem, isUnavailable }: Readiness): Missing[] {
  const { option, date, time } = choice;
  if (!option) return ['option'];
  const needsTime = !option.openDated && option.startTimes.length > 0;
  const steps: [Missing, boolean][] = [
    ['date', !option.openDated && !date],
    ['unavailable', isUnavailable],
    ['time', needsTime && !time],
    ['units', hasUnitProblem],
    ['answers', openQuestions(choice).length > 0],
  ];
  return steps.flatMap(([step, isOpen]) => (isOpen ? [step] : []));
}

function givenAnswers({ option, answers }: Choice): Record<string, string> {
  const all = (option?.questions ?? []).map((question) => [question.id, answerTo(question, answers)] as const);
  return Object.fromEntries(all.filter(([, answer]) => answer));
}

/** The cart's line; null while something is missing. */
export function cartLineOf(product: Pick<Attraction, 'id'>, choice: Choice, missing: Missing | null): PutCartLine | null {
  if (missing || !choice.option) return null;
  const { option, date, time, quantities } = choice;
  const answers = givenAnswers(choice);
  return {
    productId: product.id,
    optionId: option.id,
    ...(date && !option.openDated ? { localDate: date } : {}),
    ...(time && !option.openDated ? { startTime: time } : {}),
    units: Object.entries(quantities)
      .filter(([, quantity]) => quantity > 0)
      .map(([unitId, quantity]) => ({ unitId, quantity })),
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
  };
}
