import { asPutLine } from '../held-places/put-line.rules';
import type { CalendarDay, CartLine, Option, PutCartLine } from '@straits/api-contract';

/** What is wrong with chosen units, as the key of its words and their values. */
export interface UnitFault {
  key: 'tooFew' | 'tooMany' | 'needsCompanion' | 'none';
  values: { count?: number; unit?: string };
}
export type Quantities = Record<string, number>;

export const quantitiesOf = (line: CartLine): Quantities => Object.fromEntries(line.units.map((unit) => [unit.unitId, unit.quantity]));
export const countOf = (quantities: Quantities) => Object.values(quantities).reduce((sum, quantity) => sum + quantity, 0);

/** The first thing that a booking of these units would be refused for, or null. */
export function unitFault(option: Option, quantities: Quantities): UnitFault | null {
  const count = countOf(quantities);
  if (count === 0) return { key: 'none', values: {} };
  if (count < option.minUnits) return { key: 'tooFew', values: { count: option.minUnits } };
  if (count > option.maxUnits) return { key: 'tooMany', values: { count: option.maxUnits } };
  const lonely = option.units.find(
    (unit) =>
      (quantities[unit.id] ?? 0) > 0 && unit.accompaniedBy.length > 0 && !unit.accompaniedBy.some((id) => (quantities[id] ?? 0) > 0),
  );
  return lonely ? { key: 'needsCompanion', values: { unit: lonely.name } } : null;
}

/** `adult:2,child:1`, as the availability call takes it; null without any unit. */
export const unitsQuery = (quantities: Quantities) =>
  Object.entries(quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([unitId, quantity]) => `${unitId}:${quantity}`)
    .join(',') || null;

export const isOpenDay = (day: CalendarDay) => day.status === 'AVAILABLE' || day.status === 'FREESALE' || day.status === 'LIMITED';

export interface ChosenChange {
  localDate: string | null;
  startTime: string | null;
  quantities: Quantities;
  nights: number | null;
  guests: CartLine['guests'];
  /** Pick-up points by their question; empty for none. */
  points: Record<string, string>;
}

const pointsOf = ({ answers }: CartLine): Record<string, string> =>
  Object.fromEntries(answers.flatMap(({ questionId, pointId }) => (pointId ? [[questionId, pointId]] : [])));

/** The line as it is chosen now. */
export function chosenOf(line: CartLine): ChosenChange {
  const { localDate, startTime, nights, guests } = line;
  return { localDate, startTime, nights, guests, quantities: quantitiesOf(line), points: pointsOf(line) };
}

/** Every point that must be chosen is; false while the option is not known. */
export const hasPoints = (option: Pick<Option, 'questions'> | undefined, points: Record<string, string>) =>
  option?.questions.every((question) => !question.required || question.points.length === 0 || Boolean(points[question.id])) ?? false;

const answersWith = (line: CartLine, points: Record<string, string>) => {
  const given = Object.entries({ ...asPutLine(line).answers, ...points }).filter(([, answer]) => answer);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
};

/** The line with what was chosen anew; extras and what was written stay. */
export const changeOf = (line: CartLine, chosen: ChosenChange): PutCartLine => ({
  ...asPutLine(line),
  localDate: chosen.localDate ?? undefined,
  startTime: chosen.startTime ?? undefined,
  nights: chosen.nights ?? undefined,
  guests: chosen.guests ?? undefined,
  answers: answersWith(line, chosen.points),
  units: Object.entries(chosen.quantities)
    .filter(([, quantity]) => quantity > 0)
    .map(([unitId, quantity]) => ({ unitId, quantity })),
});

/** First and last day of a month `2026-12`, the first not before `today`. */
export function monthRange(month: string, today: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  const from = `${month}-01`;
  return { from: from < today ? today : from, to: `${month}-${String(last).padStart(2, '0')}` };
}

export function nextMonth(month: string, step: 1 | -1): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + step, 1)).toISOString().slice(0, 7);
}

/** Today's date in a place's zone: its day, not the shopper's. */
export const todayIn = (timeZone: string, atMs: number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(atMs));
