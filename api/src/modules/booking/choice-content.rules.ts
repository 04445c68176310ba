import type { PutCartLine } from '@straits/api-contract';
import type { SellableOption } from '../catalog';
import type { LineContent } from './cart.sql';
import type { Place } from './holds.sql';
import { daysOf, priceLine } from './line-price.rules';
import { placesOf } from './units.rules';

/** A choice as the cart keeps it, before it is held. */
export type ChoiceContent = Omit<LineContent, 'holdId' | 'groupId'>;

/** A choice as the cart keeps it, at today's prices. */
export function contentOf(sellable: SellableOption, chosen: PutCartLine): ChoiceContent {
  const { productId, optionId, localDate = null, startTime = '', nights = null, guests = null, extras = [], answers = {} } = chosen;
  const price = priceLine(sellable, { localDate, nights, units: chosen.units, extras });
  return {
    ...{ productId, optionId, localDate, startTime, nights, guests },
    units: price.units.map(({ unit, quantity, priceMinor }) => ({ unitId: unit.id, quantity, priceMinor })),
    extras: price.extras.map(({ extra, quantity }) => ({ extraId: extra.id, quantity, priceMinor: extra.priceMinor })),
    answers: Object.fromEntries(Object.entries(answers).filter(([, answer]) => answer)),
  };
}

/** The rows of stock that a choice takes places of, one a day. Where the traveller names the time, the day has one stock for all times. */
export function placesFor({ option, units }: SellableOption, content: ChoiceContent): Place[] {
  const quantity = placesOf(option.stockPer, units, content.units);
  const startTime = option.anyTime ? '' : content.startTime;
  return quantity === 0 ? [] : daysOf(content).map((localDate) => ({ optionId: content.optionId, localDate, startTime, quantity }));
}
