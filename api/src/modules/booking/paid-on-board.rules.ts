import type { Price } from '@straits/api-contract';
import type { SellableOption } from '../catalog';
import { convert, type Currencies } from '../shop';
import type { CartLineRow } from './cart.sql';
import { ticketsOf } from './line-price.rules';

type Line = Pick<CartLineRow, 'units'>;

/** What must be paid on the ship is said before anything is paid here (M340): per person and night; null where nothing is. */
export function paidOnBoard(
  { product, option }: SellableOption,
  { units }: Line,
  { currency, currencies }: { currency: string; currencies: Currencies },
): Price | null {
  if (!product.gratuity || !product.nights) return null;
  const persons = units.reduce((sum, { quantity }) => sum + ticketsOf(option, quantity), 0);
  const charge = { ...product.gratuity, amount: product.gratuity.amount * product.nights * persons };
  return { charge, shown: convert(charge, currency, currencies) };
}
