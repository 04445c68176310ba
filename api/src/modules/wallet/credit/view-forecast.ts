import type { CreditForecast } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import type { AgencyRow } from '../agency.sql';
import { findAccount, freeCredit } from '../ledger/accounts.sql';
import { findCredit, ledgerDay } from './credit-state';
import { forecastOf } from './forecast.rules';
import { findReservations, findUnpaidOrders } from './reservations.sql';

/** How an agency's unused credit will go, and what changes it. */
export async function viewForecast(db: Sql, { id, currency }: AgencyRow, now: Date): Promise<CreditForecast> {
  const money = (amount: number) => ({ amount, currency });
  const receivable = await findAccount(db, { agencyId: id, type: 'receivable', currency });
  const [{ open }, reservations, orders] = [
    await findCredit(db, receivable, now),
    await findReservations(db, id),
    await findUnpaidOrders(db, { agencyId: id, currency, now }),
  ];
  const due = open.map(({ dueOn, amountMinor, description, isOverdue }) => ({
    date: dueOn,
    kind: 'due' as const,
    amount: money(amountMinor),
    description,
    isOverdue,
  }));
  const reserved = reservations
    .filter((reservation) => reservation.currency === currency)
    .map(({ payBy, amountMinor, orderCode }) => ({
      date: ledgerDay(payBy),
      kind: 'reserved_until' as const,
      amount: money(amountMinor),
      description: orderCode,
      isOverdue: false,
    }));
  const unpaid = orders.map(({ expiresAt, amountMinor, code }) => ({
    date: ledgerDay(expiresAt),
    kind: 'unpaid' as const,
    amount: money(amountMinor),
    description: code,
    isOverdue: false,
  }));
  const unpaidMinor = orders.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const freeMinor = receivable ? Math.max(0, freeCredit(receivable)) : 0;
  return {
    limit: money(receivable?.creditLimitMinor ?? 0),
    days: forecastOf({ today: ledgerDay(now), freeMinor, open }).map(({ date, availableMinor }) => ({
      date,
      available: money(availableMinor),
      withOrders: money(Math.max(0, availableMinor - unpaidMinor)),
    })),
    events: [...due, ...reserved, ...unpaid].sort((a, b) => a.date.localeCompare(b.date)),
  };
}
