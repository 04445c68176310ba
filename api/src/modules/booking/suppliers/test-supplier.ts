import { sql } from 'kysely';
import type { Clock } from '../../../clock';
import type { Db } from '../../../database/connection';
import type { TestBehaviour } from '../../catalog';
import type { Supplier, SupplierOrder } from './supplier';

/** The slow one confirms after so long. */
const SLOW_SECONDS = 20;
/** What the one that changes its price asks for a unit instead, net; it sells at a fifth more. */
const OTHER_NET = 4_200;

async function keep(db: Db, { uuid, orderCode }: SupplierOrder, now: Date) {
  await sql`insert into test_supplier_bookings (uuid, state, reference, created_at) values (${uuid}, 'reserved', ${`TEST-${orderCode}`}, ${now})
    on conflict do nothing`.execute(db);
}
async function find(db: Db, uuid: string): Promise<{ reference: string; createdAt: Date } | undefined> {
  const { rows } = await sql<{ reference: string; createdAt: Date }>`
    select reference, created_at as "createdAt" from test_supplier_bookings where uuid = ${uuid} and state <> 'cancelled'`.execute(db);
  return rows[0];
}
const mark = (db: Db, uuid: string, state: 'confirmed' | 'cancelled') =>
  sql`update test_supplier_bookings set state = ${state} where uuid = ${uuid}`.execute(db);

const silent = () => Promise.reject(new Error('the test supplier does not answer'));

/** The demonstration's supplier: it keeps a book of its own and behaves as the product's data tells it. */
export function createTestSupplier(db: Db, clock: Clock, behaviour: TestBehaviour): Supplier {
  if (behaviour === 'silent') return { quote: silent, reserve: silent, extend: silent, confirm: silent, change: silent, cancel: silent };
  return {
    quote: ({ units }) =>
      Promise.resolve({
        status: 'available',
        prices:
          behaviour === 'changes_price'
            ? units.map(({ unitId }) => ({ unitId, netMinor: OTHER_NET, retailMinor: OTHER_NET + OTHER_NET / 5 }))
            : [],
      }),
    async reserve(order) {
      if (behaviour === 'refuses') return { status: 'refused', reason: 'SOLD_OUT' };
      await keep(db, order, clock.now());
      return { status: 'reserved', netMinor: null, expiresAt: null };
    },
    extend: () => Promise.resolve({ status: 'reserved', netMinor: null, expiresAt: null }),
    async confirm({ uuid }) {
      const kept = await find(db, uuid);
      if (!kept) return { status: 'expired' };
      if (behaviour === 'refuses_after_payment') return { status: 'refused', reason: 'CLOSED' };
      if (behaviour === 'slow' && clock.now().getTime() - kept.createdAt.getTime() < SLOW_SECONDS * 1000) return { status: 'waiting' };
      await mark(db, uuid, 'confirmed');
      return { status: 'confirmed', reference: kept.reference, tickets: [] };
    },
    change: () =>
      Promise.resolve(behaviour === 'refuses_after_payment' ? { status: 'refused', reason: 'CLOSED' } : { status: 'changed', tickets: [] }),
    async cancel(uuid) {
      await mark(db, uuid, 'cancelled');
      return { status: 'cancelled' };
    },
  };
}
