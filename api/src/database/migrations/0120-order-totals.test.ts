import { sql } from 'kysely';
import type { Trx } from '../connection';
import { seedOrder } from '../../testing/seed-order';
import { seedProduct } from '../../testing/seed-product';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { orderTotals } from './0120-order-totals';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
});
afterAll(() => shop.close());

/** The database as it was before this migration. */
const BEFORE = [
  'drop trigger order_total_is_of_lines on orders',
  'drop trigger order_line_total_is_of_order on order_lines',
  'drop function order_check_total',
  'alter table order_lines drop constraint order_lines_discount_within',
];
interface Broken {
  /** What the order says, as one did whose code had lost its last use in between. */
  totalMinor: number;
  discountMinor: number;
  code: string | null;
  lines: { totalMinor: number; discountMinor: number }[];
}
async function breakOrder(trx: Trx, code: string, { totalMinor, discountMinor, code: discountCode, lines }: Broken) {
  await sql`update orders set total_minor = ${totalMinor}, discount_minor = ${discountMinor}, discount_code = ${discountCode} where code = ${code}`.execute(
    trx,
  );
  const { rows } = await sql<{ id: string; orderId: string }>`
    select l.id, o.id as "orderId" from order_lines l join orders o on o.id = l.order_id where o.code = ${code}`.execute(trx);
  const columns = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = 'order_lines' and table_schema = current_schema() and column_name not in ('id', 'position', 'hold_id') and is_generated = 'NEVER'`.execute(
    trx,
  );
  const others = sql.join(columns.rows.map(({ name }) => sql.ref(name)));
  for (const [position] of lines.entries())
    if (position > 0)
      await sql`insert into order_lines (position, ${others}) select ${position}, ${others} from order_lines where id = ${rows[0]!.id}`.execute(
        trx,
      );
  for (const [position, line] of lines.entries())
    await sql`update order_lines set total_minor = ${line.totalMinor}, discount_minor = ${line.discountMinor}
      where order_id = ${rows[0]!.orderId} and position = ${position}`.execute(trx);
}
async function readOrder(trx: Trx, code: string) {
  const { rows } = await sql<{ totalMinor: number; discountMinor: number; code: string | null; lines: number[] }>`
    select o.total_minor as "totalMinor", o.discount_minor as "discountMinor", o.discount_code as code,
      (select json_agg(l.discount_minor order by l.position) from order_lines l where l.order_id = o.id) as lines
    from orders o where o.code = ${code}`.execute(trx);
  return rows[0];
}

it.each<[string, Broken, Awaited<ReturnType<typeof readOrder>>]>([
  [
    'that had lost its whole discount',
    { totalMinor: 7_200, discountMinor: 0, code: null, lines: [{ totalMinor: 8_000, discountMinor: 0 }] },
    { totalMinor: 7_200, discountMinor: 800, code: 'DISCOUNT', lines: [800] },
  ],
  [
    'whose lines had lost it',
    { totalMinor: 7_200, discountMinor: 800, code: 'TEN', lines: [{ totalMinor: 8_000, discountMinor: 0 }] },
    { totalMinor: 7_200, discountMinor: 800, code: 'TEN', lines: [800] },
  ],
  [
    'whose discount is more than its first line',
    {
      totalMinor: 1_000,
      discountMinor: 0,
      code: 'MOST',
      lines: [
        { totalMinor: 3_000, discountMinor: 0 },
        { totalMinor: 8_000, discountMinor: 500 },
      ],
    },
    { totalMinor: 1_000, discountMinor: 10_000, code: 'MOST', lines: [3_000, 7_000] },
  ],
  [
    'that was right',
    { totalMinor: 7_200, discountMinor: 800, code: 'TEN', lines: [{ totalMinor: 8_000, discountMinor: 800 }] },
    { totalMinor: 7_200, discountMinor: 800, code: 'TEN', lines: [800] },
  ],
])('an order %s has its discount on its lines afterwards, and its total as it was', async (_what, broken, expected) => {
  const { code } = await seedOrder(shop);
  const undone = new Error('undone');

  const repaired = await shop.deps.db
    .transaction()
    .execute(async (trx) => {
      for (const statement of BEFORE) await sql.raw(statement).execute(trx);
      await breakOrder(trx, code, broken);
      await sql.raw(orderTotals).execute(trx);
      const read = await readOrder(trx, code);
      // What the migration holds from now on is so already.
      await sql.raw('set constraints all immediate').execute(trx);
      throw Object.assign(undone, { read });
    })
    .catch((error: unknown) => {
      if (error === undone) return (error as Error & { read: unknown }).read;
      throw error;
    });

  expect(repaired).toEqual(expected);
});
