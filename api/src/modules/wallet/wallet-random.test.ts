import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { Cart, CancelQuote, Order, PlacedOrders, RateQuote } from '@straits/api-contract';
import { hashOf } from '../../secrets';
import { killApiProcess, sendTo, startApiProcess, type ApiProcess, type SentAnswer } from '../../testing/api-process';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { seedAgent } from '../../testing/seed-wallet';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { findDisagreements } from './check/ledger-check.sql';

/**
 * `WALLET_OPERATIONS=10000 npx jest api/src/modules/wallet/wallet-random` is the whole figure (some minutes); with DATABASE_URL on a server.
 * ledger-random.test.ts has 10,000 below HTTP, with corrections.
 */
const OPERATIONS = Number(process.env['WALLET_OPERATIONS'] ?? 400);
const CURRENCIES = ['SGD', 'IDR', 'MYR'];
const AT_ONCE = 8;

let shop: TestApp;
let processes: ApiProcess[];
/** One person a worker, two of each agency: nobody's cart is another's. */
let people: { token: string; agencyId: string }[];
let cards: string[];

beforeAll(async () => {
  shop = await startTestApp({ now: new Date().toISOString() });
  const cancellation = [{ hoursBefore: 0, refundPercent: 100 }];
  await seedProduct(shop.deps, { options: [{ openDated: true, cancellation, inventory: {} }] });
  processes = await Promise.all([startApiProcess(shop.deps.settings), startApiProcess(shop.deps.settings)]);
  people = [];
  for (let number = 0; number < AT_ONCE / 2; number++) {
    const { token, agencyId } = await seedAgent(shop.deps, { creditMinor: 60_000 });
    const colleague = await seedUser(shop.deps, { agency: { id: agencyId }, role: 'booker' });
    people.push({ token, agencyId }, { token: colleague.token, agencyId });
  }
  // The last two agencies book under the first.
  const agencies = [...new Set(people.map(({ agencyId }) => agencyId))];
  await sql`update agencies set parent_id = ${agencies[0]} where id = any(${agencies.slice(2)}::uuid[])`.execute(shop.deps.db);
  await seedCards();
  await sql.raw(PUT_OFF_JOBS).execute(shop.deps.db);
}, 120_000);
afterAll(async () => {
  await Promise.all(processes.map(killApiProcess));
  await shop.close();
});

/** Mails and their tickets are not what is tested here, and would be most of the work: they wait for another day. */
const PUT_OFF_JOBS = `
  create function later() returns trigger language plpgsql as $$ begin new.run_at := now() + interval '1 day'; return new; end $$;
  create trigger later before insert on graphile_worker._private_jobs for each row execute function later()`;

/** Cards as the card company's page would have made them. */
async function seedCards() {
  cards = Array.from({ length: OPERATIONS }, () => `tok_${randomUUID()}`);
  await sql`insert into sandbox_cards (token_hash, behaviour, expires_at)
    select decode(h, 'hex'), 'good', now() + interval '1 day' from unnest(${cards.map((card) => hashOf(card).toString('hex'))}::text[]) h`.execute(
    shop.deps.db,
  );
}

interface Operation {
  kind: 'in' | 'spend' | 'reserve' | 'payReserved' | 'release' | 'convert' | 'cancel';
  currency: number;
  amount: number;
  pick: number;
}
const operation: fc.Arbitrary<Operation> = fc.record({
  kind: fc.constantFrom('in', 'in', 'spend', 'spend', 'spend', 'reserve', 'payReserved', 'release', 'convert', 'convert', 'cancel'),
  currency: fc.nat(2),
  amount: fc.oneof(fc.integer({ min: 1, max: 12_000 }), fc.integer({ min: 1, max: 5 })),
  pick: fc.nat(),
});

/** A worker: a person who acts at one of the two processes after another. */
class Worker {
  private readonly reserved: Order[] = [];
  private readonly paid: Order[] = [];
  private turn = 0;
  constructor(private readonly token: string) {}

  private send(path: string, body?: object, method?: 'DELETE'): Promise<SentAnswer | undefined> {
    return sendTo(processes[this.turn++ % 2]!, { path, token: this.token, body, method });
  }
  private async place(): Promise<Order | undefined> {
    const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', units: [{ unitId: 'adult', quantity: 1 }] };
    const cart = (await this.send('/cart/lines', choice))?.body as Cart;
    const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
    const expected = cart.subtotal.map(({ charge }) => charge);
    const placed = await this.send('/orders', { contact, passengers: [], expected, acceptTerms: true });
    return (placed?.body as PlacedOrders).orders[0];
  }
  private async pay(order: Order | undefined): Promise<SentAnswer | undefined> {
    if (!order) return undefined;
    const answer = await this.send(`/orders/${order.code}/payments`, { method: 'wallet', expected: order.total });
    if (answer?.status === 200) this.paid.push(order);
    return answer;
  }
  private takeReserved = (pick: number) => this.reserved.splice(pick % Math.max(1, this.reserved.length), 1)[0];
  private readonly acts: Record<Operation['kind'], (given: Operation) => Promise<SentAnswer | undefined>> = {
    in: ({ currency, amount }) => {
      const money = { amount, currency: CURRENCIES[currency]! };
      return this.send('/wallet/top-ups', { method: 'card', amount: money, agentName: 'Ada Lim', cardToken: cards.pop() });
    },
    spend: async () => this.pay(await this.place()),
    reserve: async () => {
      const order = await this.place();
      const answer = order && (await this.send('/wallet/reservations', { orderCode: order.code, expected: order.total }));
      if (order && answer?.status === 200) this.reserved.push(order);
      return answer;
    },
    payReserved: ({ pick }) => this.pay(this.takeReserved(pick)),
    release: async ({ pick }) => {
      const order = this.takeReserved(pick);
      return order && this.send(`/wallet/reservations/${order.code}`, undefined, 'DELETE');
    },
    convert: async ({ currency, amount }) => {
      const asked = { amount: { amount, currency: CURRENCIES[currency]! }, to: CURRENCIES[(currency + 1) % 3] };
      const quote = await this.send('/wallet/conversions/quotes', asked);
      return quote?.status === 200 ? this.send('/wallet/conversions', { quoteId: (quote.body as RateQuote).id }) : quote;
    },
    cancel: async ({ pick }) => {
      const order = this.paid.splice(pick % Math.max(1, this.paid.length), 1)[0];
      if (!order) return undefined;
      const { refund } = (await this.send(`/orders/${order.code}/cancel-quote`, {}))?.body as CancelQuote;
      return this.send(`/orders/${order.code}/cancel`, { reason: 'At random', expectedRefund: refund });
    },
  };
  act = (given: Operation) => this.acts[given.kind](given);
}

it(`${OPERATIONS} acts at random through two API processes leave every currency at zero and every balance equal to its entries`, async () => {
  const operations = fc.sample(operation, { numRuns: OPERATIONS, seed: 20261121 });
  const outcomes = new Map<string, number>();
  const count = (what: string) => outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
  const began = performance.now();
  let next = 0;

  await Promise.all(
    people.map(async ({ token }) => {
      const worker = new Worker(token);
      for (let given = operations[next++]; given; given = operations[next++]) {
        const answer = await worker.act(given);
        count(answer ? answer.code || `${given.kind} done` : 'nothing to do');
      }
    }),
  );

  const { rows: beyond } = await sql`select id from ledger_accounts where owner_agency_id is not null
      and balance_minor - reserved_minor - sub_used_minor + credit_limit_minor < 0`.execute(shop.deps.db);
  // Reported, not judged: how fast belongs to the machine.
  process.stderr.write(
    `${OPERATIONS} acts in ${Math.round((performance.now() - began) / 1000)} s: ${JSON.stringify(Object.fromEntries(outcomes))}\n`,
  );
  expect(await findDisagreements(shop.deps.db)).toEqual([]);
  expect(beyond).toEqual([]);
  // Limits were met, and nothing broke.
  const refusals = [...outcomes.keys()].filter((what) => !what.endsWith(' done') && what !== 'nothing to do');
  expect(refusals.filter((code) => !['wallet_insufficient', 'amount_out_of_range'].includes(code))).toEqual([]);
  for (const kind of ['in', 'spend', 'reserve', 'payReserved', 'release', 'convert', 'cancel'])
    expect(outcomes.get(`${kind} done`)).toBeGreaterThan(0);
}, 1_800_000);
