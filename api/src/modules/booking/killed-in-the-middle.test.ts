import { sql } from 'kysely';
import { seedPaidOrder } from '../../testing/pay-order';
import { findContradictions } from '../../testing/booking-truth.sql';
import { killInTheMiddle } from '../../testing/kill-in-the-middle';
import { seedProduct } from '../../testing/seed-product';
import { startTestApp } from '../../testing/test-app';

const NONE = { moneyWithoutOrder: 0, paidWithoutMoney: 0, ordersWithoutStock: 0, stockMiscounted: 0, oversold: 0 };

// Fewer than the thousand of `npm run bench -- kill`, on the same code: a server, a database and an API of their own.
it('keeps every promise when API and database are killed in the middle of checkouts', async () => {
  const outcome = await killInTheMiddle({ shoppers: 60, atOnce: 8 });

  expect(outcome.kills).toEqual(['api', 'database']);
  expect(outcome.lost).toEqual({ orders: [], payments: [] });
  expect(outcome.contradictions).toEqual(NONE);
  expect(outcome.disagreements).toEqual([]);
  expect(Object.keys(outcome.paidBy).sort()).toEqual(['bank_transfer', 'card', 'wallet']);
  // Those who were in the middle of it went home; the others have bought, before and after.
  expect(outcome.acknowledged.paid.length).toBeGreaterThan(30);
}, 400_000);

it('would see each contradiction if there were one', async () => {
  const shop = await startTestApp();
  await seedProduct(shop.deps);
  const [one, other, third] = [await seedPaidOrder(shop), await seedPaidOrder(shop), await seedPaidOrder(shop)];
  const { db } = shop.deps;
  const before = await findContradictions(db);

  await sql`update orders set status = 'CANCELLED' where code = ${one.code}`.execute(db);
  await sql`delete from sandbox_charges where payment_id = ${other.payment?.id}`.execute(db);
  await sql`update order_lines set hold_id = null where id = ${third.lines[0]?.id}`.execute(db);
  const after = await findContradictions(db);
  await shop.close();

  expect(before).toEqual(NONE);
  expect(after).toEqual({ moneyWithoutOrder: 1, paidWithoutMoney: 1, ordersWithoutStock: 1, stockMiscounted: 1, oversold: 0 });
}, 60_000);
