import type { Order } from '@straits/api-contract';
import type { Sql } from '../../database/connection';
import type { Deps } from '../../deps';
import { findCompany } from '../shop';
import type { OrderRow } from './orders.sql';

type Payable = Pick<OrderRow, 'companyId' | 'currency'>;

/** Whether the shop has a bank account in the order's currency. */
export async function isTransferTaken(db: Sql, { companyId, currency }: Payable): Promise<boolean> {
  return (await findCompany(db, companyId)).bankAccount?.currency === currency;
}

/** How the shop takes this order's money. An agency's wallet is its own, and not the shop's to offer. */
export async function waysToPay(db: Sql, order: Payable, { settings }: Pick<Deps, 'settings'>): Promise<Order['paymentMethods']> {
  const takesTransfers = await isTransferTaken(db, order);
  return [...(settings.cards === 'none' ? [] : (['card'] as const)), ...(takesTransfers ? (['bank_transfer'] as const) : [])];
}
