import type { CartLine, PutCartLine } from '@straits/api-contract';

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
  // A point of the choice is sent back as itself: its words are for people.
  answers:
    line.answers.length > 0
      ? Object.fromEntries(line.answers.map(({ questionId, text, pointId }) => [questionId, pointId ?? text]))
      : undefined,
});
