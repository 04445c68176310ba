import type { CartLine, PutCartLine } from '@straits/api-contract';

/** A point of the choice is sent back as itself: its words are for people. One that is gone is no answer. */
function answersOf({ answers }: CartLine): Record<string, string> | undefined {
  const given = answers.filter(({ isGone }) => !isGone);
  return given.length > 0 ? Object.fromEntries(given.map(({ questionId, text, pointId }) => [questionId, pointId ?? text])) : undefined;
}

/** A line as the API takes it back: for undo and for changes. */
export const asPutLine = (line: CartLine): PutCartLine => ({
  productId: line.productId,
  optionId: line.optionId,
  localDate: line.localDate ?? undefined,
  startTime: line.startTime ?? undefined,
  nights: line.nights ?? undefined,
  units: line.units.map(({ unitId, quantity }) => ({ unitId, quantity })),
  guests: line.guests ?? undefined,
  extras: line.extras.length > 0 ? line.extras.map(({ extraId, quantity }) => ({ extraId, quantity })) : undefined,
  answers: answersOf(line),
});
