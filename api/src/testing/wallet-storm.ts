import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import type { CancelQuote, Cart, Order, PlacedOrders, RateQuote } from '@straits/api-contract';
import type { Deps } from '../deps';
import { findDisagreements, type Finding } from '../modules/wallet/check/ledger-check.sql';
import { hashOf } from '../secrets';
import { sendTo, type ApiProcess, type SentAnswer } from './api-process';
import { seedProduct } from './seed-product';
import { seedUser } from './seed-shop';
import { seedAgent } from './seed-wallet';

const CURRENCIES = ['SGD', 'IDR', 'MYR'];
const AT_ONCE = 8;

/** What one costs that is bought here. */
export const STORM_PRICE = 4_000;

export interface Books {
  /** Where ledger, orders and payments do not agree: nothing. */
  disagreements: Finding[];
  /** Accounts beyond their limit, and currencies that do not add up to zero: none. */
  beyond: string[];
  unbalanced: string[];
}

/** A ticket without a date, for ever enough of it, that costs 40 dollars and can be given back. No commission comes in while others spend. */
export const seedStormProduct = (deps: Deps) => {
  const units = [{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: STORM_PRICE, netPrice: STORM_PRICE }];
  return seedProduct(deps, {
    options: [{ units, openDated: true, cancellation: [{ hoursBefore: 0, refundPercent: 100 }], inventory: {} }],
  });
};

type Send = (path: string, body?: object, method?: 'DELETE') => Promise<SentAnswer | undefined>;

/** Puts one into the cart and orders it. */
async function placeOrder(send: Send): Promise<Order | undefined> {
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', units: [{ unitId: 'adult', quantity: 1 }] };
  const cart = (await send('/cart/lines', choice))?.body as Cart;
  const contact = { name: 'Ada Lim', email: 'agent@agency.test', phone: '+65 6123 4567' };
  const expected = cart.subtotal.map(({ charge }) => charge);
  const placed = await send('/orders', { contact, passengers: [], expected, acceptTerms: true });
  return (placed?.body as PlacedOrders | undefined)?.orders[0];
}

const payFromWallet = (send: Send, { code, total }: Order) => send(`/orders/${code}/payments`, { method: 'wallet', expected: total });

/** Orders of one agency, all paid at the same moment through the given processes; answers what each was told ('' is paid). */
export async function spendAtOnce(processes: ApiProcess[], { token, orders }: { token: string; orders: number }): Promise<string[]> {
  const sendBy = (number: number): Send => {
    const to = processes[number % processes.length]!;
    return (path, body, method) => sendTo(to, { path, token, body, method });
  };
  const placed: Order[] = [];
  for (let number = 0; number < orders; number++) placed.push((await placeOrder(sendBy(number)))!);
  const answers = await Promise.all(placed.map((order, number) => payFromWallet(sendBy(number), order)));
  return answers.map((answer) => answer?.code ?? 'died');
}

export async function readBooks({ db }: Deps): Promise<Books> {
  const beyond = await sql<{ id: string }>`select id from ledger_accounts where owner_agency_id is not null
    and balance_minor - reserved_minor - sub_used_minor + credit_limit_minor < 0`.execute(db);
  const unbalanced = await sql<{ currency: string }>`select currency from ledger_entries where no is not null
    group by currency having sum(amount_minor) <> 0`.execute(db);
  return {
    disagreements: await findDisagreements(db),
    beyond: beyond.rows.map(({ id }) => id),
    unbalanced: unbalanced.rows.map(({ currency }) => currency),
  };
}

/** Mails and their tickets are not what is tested here, and would be most of the work: they wait for another day. */
const PUT_OFF_JOBS = `
  create function later() returns trigger language plpgsql as $$ begin new.run_at := now() + interval '1 day'; return new; end $$;
  create trigger later before insert on graphile_worker._private_jobs for each row execute function later()`;

/** Cards as the card company's page would have made them. */
async function seedCards({ db }: Deps, count: number): Promise<string[]> {
  const cards = Array.from({ length: count }, () => `tok_${randomUUID()}`);
  await sql`insert into sandbox_cards (token_hash, behaviour, expires_at)
    select decode(h, 'hex'), 'good', now() + interval '1 day' from unnest(${cards.map((card) => hashOf(card).toString('hex'))}::text[]) h`.execute(
    db,
  );
  return cards;
}

/** One person a worker, two of each agency: nobody's cart is another's. The last two agencies book under the first. */
async function seedPeople(deps: Deps): Promise<string[]> {
  const [tokens, agencies]: [string[], string[]] = [[], []];
  for (let number = 0; number < AT_ONCE / 2; number++) {
    const { token, agencyId } = await seedAgent(deps, { creditMinor: 60_000 });
    tokens.push(token, (await seedUser(deps, { agency: { id: agencyId }, role: 'booker' })).token);
    agencies.push(agencyId);
  }
  await sql`update agencies set parent_id = ${agencies[0]} where id = any(${agencies.slice(2)}::uuid[])`.execute(deps.db);
  return tokens;
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

/** A worker: a person who acts at one of the processes after another. */
class Worker {
  private readonly reserved: Order[] = [];
  private readonly paid: Order[] = [];
  private turn = 0;
  constructor(
    private readonly token: string,
    private readonly processes: ApiProcess[],
    private readonly cards: string[],
  ) {}

  private readonly send: Send = (path, body, method) =>
    sendTo(this.processes[this.turn++ % this.processes.length]!, { path, token: this.token, body, method });

  private async pay(order: Order | undefined): Promise<SentAnswer | undefined> {
    if (!order) return undefined;
    const answer = await payFromWallet(this.send, order);
    if (answer?.status === 200) this.paid.push(order);
    return answer;
  }
  private takeReserved = (pick: number) => this.reserved.splice(pick % Math.max(1, this.reserved.length), 1)[0];
  private readonly acts: Record<Operation['kind'], (given: Operation) => Promise<SentAnswer | undefined>> = {
    in: ({ currency, amount }) => {
      const money = { amount, currency: CURRENCIES[currency]! };
      return this.send('/wallet/top-ups', { method: 'card', amount: money, agentName: 'Ada Lim', cardToken: this.cards.pop() });
    },
    spend: async () => this.pay(await placeOrder(this.send)),
    reserve: async () => {
      const order = await placeOrder(this.send);
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
      const quote = (await this.send(`/orders/${order.code}/cancel-quote`, {}))?.body as CancelQuote | undefined;
      return this.send(`/orders/${order.code}/cancel`, { reason: 'At random', expectedRefund: quote?.refund });
    },
  };
  act = (given: Operation) => this.acts[given.kind](given);
}

export interface StormOutcome extends Books {
  seconds: number;
  /** Times of each outcome: `spend done`, a refusal's code, `nothing to do`. */
  outcomes: Record<string, number>;
}

/**
 * Top-ups, payments, reservations, conversions and cancellations at random, by eight people of four agencies at once, in three currencies, through the
 * given API processes; then the books are read. For a database of its own: jobs are put off.
 */
export async function runWalletStorm(deps: Deps, processes: ApiProcess[], acts: number): Promise<StormOutcome> {
  const operations = fc.sample(operation, { numRuns: acts, seed: 20261121 });
  const [people, cards] = [await seedPeople(deps), await seedCards(deps, acts)];
  await sql.raw(PUT_OFF_JOBS).execute(deps.db);
  const outcomes: Record<string, number> = {};
  const began = performance.now();
  let next = 0;
  await Promise.all(
    people.map(async (token) => {
      const worker = new Worker(token, processes, cards);
      for (let given = operations[next++]; given; given = operations[next++]) {
        const answer = await worker.act(given);
        const outcome = answer ? answer.code || `${given.kind} done` : 'nothing to do';
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      }
    }),
  );
  return { seconds: (performance.now() - began) / 1000, outcomes, ...(await readBooks(deps)) };
}
