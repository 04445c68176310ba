import type { Money, OrderLine, Price } from '@straits/api-contract';
import type { SellableOption, SellableUnit } from '../catalog';
import { convert, type Currencies } from '../shop';
import type { CartLineRow } from './cart.sql';
import { ticketsOf } from './line-price.rules';
import type { OrderLineRow } from './orders.sql';

type Line = Pick<CartLineRow, 'units'>;

/** The port that a crossing leaves. A ticket without date is good for both ways: alone it is for the way there, with the return fare for the way back. */
function portLeft(direction: 'outbound' | 'return' | 'open', unit: SellableUnit | undefined): 'from' | 'to' {
  if (direction === 'open') return unit?.facts?.fare === 'round_trip' ? 'to' : 'from';
  return direction === 'outbound' ? 'from' : 'to';
}

/** What one traveller of a unit must pay by themselves: on the ship for all its nights, or at the terminal that the ferry leaves. */
function chargeOf({ product, option, units }: SellableOption, unitId: string): Money | null {
  const { gratuity, nights, terminalCharges } = product;
  if (gratuity && nights) return { ...gratuity, amount: gratuity.amount * nights };
  if (option.facts?.kind !== 'ferry') return null;
  const charge =
    terminalCharges?.[
      portLeft(
        option.facts.direction,
        units.find(({ id }) => id === unitId),
      )
    ];
  return charge?.payable === 'at_terminal' ? { amount: charge.amount, currency: charge.currency } : null;
}

/**
 * What must be paid on the ship or at the terminal is said before anything is paid here (M340, U1): for all travellers, null where nothing
 * is. An open line's two ports may take two currencies: then the sum is in the first one's.
 */
export function paidOnBoard(
  sellable: SellableOption,
  { units }: Line,
  { currency, currencies }: { currency: string; currencies: Currencies },
): Price | null {
  const payers = units.flatMap(({ unitId, quantity }) => {
    const each = chargeOf(sellable, unitId);
    return each ? [{ each, count: ticketsOf(sellable.option, quantity) }] : [];
  });
  const [first] = payers;
  if (!first) return null;
  // What one pays, times travellers, also where it is converted: as every page before has counted it.
  const sumIn = (code: string): Money => ({
    amount: payers.reduce((sum, { each, count }) => sum + convert(each, code, currencies).amount * count, 0),
    currency: code,
  });
  return { charge: sumIn(first.each.currency), shown: sumIn(currency) };
}

/** What those pay on board or at the terminal who still travel. */
export function paidOnBoardOf(
  { snapshot, cancelledAt }: OrderLineRow,
  passengers: OrderLine['passengers'],
): Pick<OrderLine, 'paidOnBoard'> {
  const left = passengers.filter(({ isCancelled }) => !isCancelled).length;
  if (!snapshot.paidOnBoard || cancelledAt !== null || left === 0) return {};
  const { amount, currency } = snapshot.paidOnBoard;
  return { paidOnBoard: { amount: Math.round((amount * left) / passengers.length), currency } };
}
