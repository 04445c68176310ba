import type { OrderLine, PutCartLine } from '@straits/api-contract';

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
    line.answers.length > 0
      ? Object.fromEntries(line.answers.map(({ questionId, text, pointId }) => [questionId, pointId ?? text]))
      : undefined,
});

/** Lines that belong together (a ferry's legs) go into the cart together or not at all. */
export function tripsOf(lines: OrderLine[]): OrderLine[][] {
  const trips = new Map<string, OrderLine[]>();
  for (const line of lines) {
    const id = line.groupId ?? line.id;
    trips.set(id, [...(trips.get(id) ?? []), line]);
  }
  return [...trips.values()];
}
