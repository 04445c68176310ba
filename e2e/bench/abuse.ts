import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cart, Order, Payment, PlacedOrders } from '@straits/api-contract';
import { networkPlaces } from '../../api/src/modules/booking/hold-limits.rules';
import { root } from '../../scripts/addresses';
import type { Abuse, Target } from './abuser';
import { addDays } from './bench-catalogue';
import { findTickets, type Ticket } from './codes';
import { clientAt, type Answer, type Client } from './from-address';
import { percentile, type Figure } from './report';

const VISITS = 30;
/** A process that has just started has its code not compiled yet. */
const WARM_UP = 40;
const ABUSES: Abuse[] = ['bodies', 'stock', 'mails', 'telemetry', 'searches'];
const NAMES: Record<Abuse, string> = {
  bodies: '1,000 half-open bodies',
  stock: 'one visitor takes a day’s places',
  mails: 'a flood of mails',
  telemetry: 'a flood of reports',
  searches: '400 distinct searches by one client',
};
const CARD = { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };

const STEPS = ['page', 'search', 'hold', 'payment'] as const;
type Times = Record<(typeof STEPS)[number], number[]>;

interface Shop {
  siteUrl: string;
  dataDir: string;
  database: pg.Client;
}

function good<T>(step: string, answer: Answer<T>): Answer<T> {
  if (answer.status === 200) return answer;
  throw new Error(`the other visitor's ${step} was answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
}

/** A guest who looks at a page, searches, puts a ticket into the cart, orders and pays it. */
async function visit({ ask }: Client, choice: Target['choice'], times: Times) {
  const post = async <T>(step: string, where: string, body: unknown, cookie?: string) =>
    good(step, await ask<T>(where, { method: 'POST', body, cookie }));
  // A query of its own each time: in no cache.
  const page = good('page', await ask(`/attraction/${choice.productId}?bench=${randomUUID()}`));
  const search = good(
    'search',
    await ask(`/travel/v1/search?kind=attraction&q=garden&priceMax=${100_000 + Math.floor(performance.now())}`),
  );
  const hold = await post<Cart>('hold', '/travel/v1/cart/lines', choice);
  const expected = hold.body.total.map(({ charge }) => charge);
  const contact = { name: 'Ada Lim', email: `ada-${randomUUID()}@straits.test`, phone: '+65 6123 4567' };
  const order = { contact, passengers: [], expected, acceptTerms: true };
  const placed = await post<PlacedOrders>('order', '/travel/v1/orders', order, hold.cookie);
  const { code, accessKey, total } = placed.body.orders[0] as Order;
  const card = await post<{ cardToken: string }>('card', '/travel/v1/sandbox/cards', CARD);
  const paying = { method: 'card', cardToken: card.body.cardToken, expected: total };
  const paid = await post<Payment>('payment', `/travel/v1/orders/${code}/payments?key=${accessKey}`, paying, hold.cookie);
  if (paid.body.status !== 'success') throw new Error(`the other visitor's payment ended as ${paid.body.status}`);
  times.page.push(page.ms);
  times.search.push(search.ms);
  times.hold.push(hold.ms);
  times.payment.push(placed.ms + paid.ms);
}

let visitors = 0;
/** The 95th percentile of each step, of a visitor from an address that nobody else has. */
async function visitsOf({ siteUrl }: Shop, choice: Target['choice'], count = VISITS): Promise<Record<keyof Times, number>> {
  const client = clientAt(siteUrl, `127.0.4.${1 + visitors++}`);
  const times: Times = { page: [], search: [], hold: [], payment: [] };
  for (let one = 0; one < count; one++) await visit(client, choice, times);
  client.end();
  return Object.fromEntries(STEPS.map((step) => [step, percentile(times[step], 0.95)])) as Record<keyof Times, number>;
}

/** Runs the abuse in a process of its own while `act` goes on; answers how often each status was given. */
async function during<T>(abuse: Abuse, { siteUrl }: Shop, target: Target, act: () => Promise<T>) {
  const words = ['--import', 'tsx', 'e2e/bench/abuser.ts', abuse, siteUrl, JSON.stringify(target)];
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let last = '{}';
  child.stdout.on('data', (line: Buffer) => (last = line.toString().trim().split('\n').at(-1) ?? last));
  try {
    await once(child.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
    const result = await act();
    return { result, counts: JSON.parse(last) as Record<string, number> };
  } finally {
    child.kill();
  }
}

/** How many half-open bodies of one network the site waits for: the others are refused at once. */
async function bodiesWaitedFor(siteUrl: string, opened = 60): Promise<number> {
  const { port, host } = new URL(siteUrl);
  let refused = 0;
  const sockets = Array.from({ length: opened }, () => {
    const socket = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.5.1' });
    socket.write(`POST /travel/v1/newsletter HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`);
    socket.once('data', () => (refused += 1));
    return socket;
  });
  await pause(3_000);
  for (const socket of sockets) socket.destroy();
  return opened - refused;
}

/** Letters to an address, once all that wait are sent. */
async function lettersTo({ dataDir, database }: Shop, email: string): Promise<number> {
  const waiting = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker.jobs where task_identifier in ('order_mail', 'enquiry_mail') and run_at <= now()`,
    );
    return rows[0]?.count ?? 0;
  };
  for (let tries = 0; tries < 60 && (await waiting()) > 0; tries++) await pause(1_000);
  const folder = path.join(dataDir, 'mail');
  return readdirSync(folder).filter((file) => readFileSync(path.join(folder, file), 'latin1').includes(`To: ${email}`)).length;
}

/** What the abuse took, beside the documented share (docs/limits.md). */
async function takenBy(
  abuse: Abuse,
  shop: Shop,
  { counts, target, ticket, seconds }: { counts: Record<string, number>; target: Target; ticket: Ticket; seconds: number },
): Promise<Figure> {
  const answered = counts['200'] ?? 0;
  const minutes = Math.ceil(seconds / 60);
  switch (abuse) {
    case 'bodies':
      return {
        what: 'half-open bodies of one network that are waited for',
        measured: await bodiesWaitedFor(shop.siteUrl),
        unit: 'count',
        target: 40,
      };
    case 'stock':
      return {
        what: `places taken, of ${ticket.places} of the day`,
        measured: answered * 20,
        unit: 'count',
        target: networkPlaces(ticket.places),
      };
    case 'mails':
      return { what: 'letters to an address that never asked', measured: await lettersTo(shop, target.email), unit: 'count', target: 10 };
    case 'telemetry': {
      const { rows } = await shop.database.query<{ count: number }>(
        `select coalesce(max(count), 0)::int as count from (select count(*) from telemetry_events where detail = 'flood' and at > now() - $1 * interval '1 second' group by visit) as kept`,
        [seconds],
      );
      return { what: 'events that are kept of one visit', measured: rows[0]?.count ?? 0, unit: 'count', target: 240 };
    }
    case 'searches':
      return { what: 'searches answered', measured: answered, unit: 'count', target: 120 * minutes };
  }
}

/**
 * What one who means harm can take from others: while each abuse goes on, another visitor looks, searches, and buys. Clients are told apart by addresses of
 * this machine; nothing leaves it.
 */
export async function measureAbuse(stack: { siteUrl: string; databaseUrl: string; dataDir: string }, today: string): Promise<Figure[]> {
  const database = new pg.Client({ connectionString: stack.databaseUrl });
  await database.connect();
  const shop: Shop = { ...stack, database };
  try {
    // What an earlier run was counted for is not this one's.
    await database.query('delete from rate_limits');
    // Another day than in an earlier run, whose orders are still there.
    const tickets = await findTickets(database);
    const ticket = tickets[Math.floor(Math.random() * tickets.length)]!;
    const { productId, optionId, unitId } = ticket;
    let day = 60 + Math.floor(Math.random() * 60);
    const nextChoice = () => ({ productId, optionId, localDate: addDays(today, day++), units: [{ unitId, quantity: 1 }] });
    await visitsOf(shop, nextChoice(), WARM_UP);
    const figures: Figure[] = [];
    for (const abuse of ABUSES) {
      const quiet = await visitsOf(shop, nextChoice());
      const choice = nextChoice();
      // Only who is after the places is after the same day.
      const target: Target = { choice: abuse === 'stock' ? choice : nextChoice(), email: `${randomUUID()}@straits.test` };
      const began = performance.now();
      const { result, counts } = await during(abuse, shop, target, () => visitsOf(shop, choice));
      const seconds = (performance.now() - began) / 1000;
      for (const step of STEPS)
        figures.push({ what: `${NAMES[abuse]}: another's ${step}, p95`, measured: result[step], unit: 'ms', target: 2 * quiet[step] });
      const taken = await takenBy(abuse, shop, { counts, target, ticket, seconds });
      figures.push({ ...taken, what: `${NAMES[abuse]}: ${taken.what}` });
    }
    return figures;
  } finally {
    await database.end();
  }
}
