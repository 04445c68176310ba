import type { ApiError, OrderLine, PutCartLine } from '@straits/api-contract';
import { isAskedAtCheckout } from '@straits/api-contract/constants';

/** Whether the same visit can still be booked: an open ticket, or a day that is not over at its place. */
export const isAhead = ({ localDate, timeZone }: Pick<OrderLine, 'localDate' | 'timeZone'>, now: number) =>
  localDate === null || localDate >= new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(now));

/** A line of an order as the cart takes it. */
export const asPutLine = (line: OrderLine): PutCartLine => ({
  productId: line.productId,
  optionId: line.optionId,
  localDate: line.localDate ?? undefined,
  startTime: line.startTime ?? undefined,
  nights: line.nights ?? undefined,
  units: line.units.map(({ unitId, quantity }) => ({ unitId, quantity })),
  guests: line.guests ?? undefined,
  extras: line.extras.length > 0 ? line.extras.map(({ extraId, quantity }) => ({ extraId, quantity })) : undefined,
  answers:
    // What the checkout asks is asked there again.
    line.answers.length > 0 && !isAskedAtCheckout(line)
      ? Object.fromEntries(line.answers.map(({ questionId, text, pointId }) => [questionId, pointId ?? text]))
      : undefined,
});

/** What of a line is not asked for or sold any more, by its names, and the line without it. */
export interface Lessened {
  line: OrderLine;
  gone: string[];
}
const GONE = /^(answers|extras)\.(.+)$/;

/** A line without the answers and extras that a refusal names; undefined where the refusal is about anything else. */
export function withoutGone(line: OrderLine, { code, fields = [] }: Pick<ApiError, 'code' | 'fields'>): Lessened | undefined {
  const named = fields.map(({ field }) => GONE.exec(field));
  if (code !== 'request_malformed' || named.length === 0 || named.includes(null)) return undefined;
  const ids = new Set(named.map((found) => found?.[2]));
  const [answers, extras] = [
    line.answers.filter(({ questionId }) => ids.has(questionId)),
    line.extras.filter(({ extraId }) => ids.has(extraId)),
  ];
  if (answers.length + extras.length === 0) return undefined;
  return {
    line: {
      ...line,
      answers: line.answers.filter((one) => !answers.includes(one)),
      extras: line.extras.filter((one) => !extras.includes(one)),
    },
    gone: [...answers.map(({ label }) => label), ...extras.map(({ name }) => name)],
  };
}

/** Lines that belong together (a ferry's legs) go into the cart together or not at all. */
export function tripsOf(lines: OrderLine[]): OrderLine[][] {
  const trips = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const id = line.groupId ?? line.id;
    trips.set(id, [...(trips.get(id) ?? []), line]);
  }
  return [...trips.values()];
}
