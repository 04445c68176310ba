import type { Money } from '@straits/api-contract';
import type { SellableOption } from '../catalog';
import type { CartLineRow } from './cart.sql';
import { ticketsOf } from './line-price.rules';

/** What must be paid on the ship is said before anything is paid here (M340): per person and night; null where nothing is. */
export function paidOnBoard({ product, option }: SellableOption, { units }: Pick<CartLineRow, 'units'>): Money | null {
  if (!product.gratuity || !product.nights) return null;
  const persons = units.reduce((sum, { quantity }) => sum + ticketsOf(option, quantity), 0);
  return { ...product.gratuity, amount: product.gratuity.amount * product.nights * persons };
}
