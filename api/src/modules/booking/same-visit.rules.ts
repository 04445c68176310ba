import type { PutCartLine } from '@straits/api-contract';
import type { SellableOption } from '../catalog';
import type { CartLineRow } from './cart.sql';

/** A stored line as it was chosen. */
export const asChoice = (line: Omit<CartLineRow, 'id'>): PutCartLine => ({
  productId: line.productId,
  optionId: line.optionId,
  localDate: line.localDate ?? undefined,
  startTime: line.startTime || undefined,
  nights: line.nights ?? undefined,
  units: line.units.map(({ unitId, quantity }) => ({ unitId, quantity })),
  guests: line.guests ?? undefined,
  extras: line.extras.map(({ extraId, quantity }) => ({ extraId, quantity })),
  answers: line.answers,
});

/** Nothing was chosen that belongs to this line alone. */
const isPlain = ({ nights, guests, extras, answers }: PutCartLine) =>
  nights === undefined && !guests && (extras ?? []).length === 0 && Object.keys(answers ?? {}).length === 0;

/** The same tickets for the same moment, which are better one line: a stay, a trip's leg or anything with extras or answers stays apart. */
export function isSameVisit(line: CartLineRow, chosen: PutCartLine): boolean {
  const isSame =
    line.optionId === chosen.optionId && line.localDate === (chosen.localDate ?? null) && line.startTime === (chosen.startTime ?? '');
  return isSame && line.groupId === null && isPlain(asChoice(line)) && isPlain(chosen);
}

/** Two bookings of a whole vehicle or cabin are two vehicles, not one with twice the units. */
export const canBeJoined = ({ option }: SellableOption) => option.stockPer === 'unit';
