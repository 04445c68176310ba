import { randomUUID } from 'node:crypto';
import { addDays } from './bench-catalogue';
import { percentile, type Figure } from './report';

const CLIENTS = 20;
const CALLS_PER_CLIENT = 15;

type Call = (client: number, turn: number) => Promise<Response>;

async function p95Of(call: Call): Promise<number> {
  const times: number[] = [];
  const client = async (_: unknown, number: number) => {
    for (let turn = 0; turn < CALLS_PER_CLIENT; turn++) {
      const began = performance.now();
      const answer = await call(number, turn);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return percentile(times, 0.95);
}

const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
  body: JSON.stringify(body),
});

/** The API reads a new catalogue while it answers from the old one (decision 0050): what is measured is the new one. */
async function untilKnown(apiUrl: string, products: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(`${apiUrl}/travel/v1/search?kind=attraction&limit=1`);
    if (answer.ok && ((await answer.json()) as { total: number }).total >= products) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the API does not know the new catalogue after a minute');
}

/** The API's calls with 20 clients at once on a large catalogue; every call asks for something else. */
export async function measureApi(apiUrl: string, today: string, products: number): Promise<Figure[]> {
  await untilKnown(apiUrl, products);
  const at = (path: string) => `${apiUrl}/travel/v1${path}`;
  const nth = (client: number, turn: number) => 1 + (((client * CALLS_PER_CLIENT + turn) * 37) % (products - 1));
  const day = addDays(today, 30);
  const lineOf = (index: number) => ({
    productId: `bench-attraction-${index}`,
    optionId: `bench-attraction-${index}-day`,
    localDate: day,
    units: [{ unitId: `bench-attraction-${index}-day-adult`, quantity: 1 }],
  });
  const words = ['river', 'gard', 'tempel', 'harbor', 'isl', 'mountian', 'night', 'markt', 'museum', '河川'];
  const word = (client: number, turn: number) => encodeURIComponent(words[(client + turn * 3) % words.length] ?? 'river');
  const cookies = new Map<string, string>();
  // Each call is another visitor, from a network of their own: what one may keep is not what is measured.
  const addressOf = (client: number, turn: number) => ({ 'x-forwarded-for': `198.18.${client}.${1 + (turn % 250)}` });
  const hold: Call = async (client, turn) => {
    const answer = await fetch(at('/cart/lines'), json('POST', lineOf(nth(client, turn)), addressOf(client, turn)));
    cookies.set(`${client}.${turn}`, answer.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    return answer;
  };
  const order: Call = async (client, turn) => {
    const cookie = cookies.get(`${client}.${turn}`) ?? '';
    const amount = 1_000 + (nth(client, turn) % 900) * 10;
    const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
    return fetch(
      at('/orders'),
      json('POST', { contact, passengers: [], expected: [{ amount, currency: 'SGD' }], acceptTerms: true }, { cookie }),
    );
  };
  const what = (name: string) => `${name} p95, ${products.toLocaleString('en')} products, ${CLIENTS} clients`;
  return [
    {
      what: what('suggest'),
      measured: await p95Of((client, turn) => fetch(at(`/suggest?q=${word(client, turn)}`))),
      unit: 'ms',
      target: 100,
    },
    {
      what: what('search with facets'),
      measured: await p95Of((client, turn) => fetch(at(`/search?q=${word(client, turn)}&sort=price`))),
      unit: 'ms',
      target: 300,
    },
    {
      what: what('search of a day'),
      measured: await p95Of((client, turn) => fetch(at(`/search?q=${word(client, turn)}&date=${addDays(today, 1 + (turn % 15))}`))),
      unit: 'ms',
      target: 300,
    },
    {
      what: what('search of a day with filters'),
      measured: await p95Of((client, turn) =>
        fetch(
          at(
            `/search?q=${word(client, turn)}&date=${addDays(today, 1 + (turn % 15))}&category=bench-category-${client % 12}&country=${['SG', 'ID', 'MY'][turn % 3] ?? 'SG'}&priceMax=500000&sort=price`,
          ),
        ),
      ),
      unit: 'ms',
      target: 300,
    },
    {
      what: what('calendar'),
      measured: await p95Of((client, turn) =>
        fetch(
          at(
            `/availability/calendar?optionId=bench-attraction-${nth(client, turn)}-day&localDateStart=${today}&localDateEnd=${addDays(today, 61)}`,
          ),
        ),
      ),
      unit: 'ms',
      target: 300,
    },
    {
      what: what('availability'),
      measured: await p95Of((client, turn) =>
        fetch(at(`/availability?optionId=bench-attraction-${nth(client, turn)}-day&localDate=${day}`)),
      ),
      unit: 'ms',
      target: 300,
    },
    { what: what('hold'), measured: await p95Of(hold), unit: 'ms', target: 300 },
    { what: what('book'), measured: await p95Of(order), unit: 'ms', target: 1_000 },
  ];
}
