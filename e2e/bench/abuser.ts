import { connect, type Socket } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setPriority } from 'node:os';
import { clientAt, type Client } from './from-address';

// Floods a site on this machine until it is ended: `abuser.ts KIND SITE_URL JSON`. Prints a line of JSON with what was answered, by status, once a second.

export type Abuse = 'bodies' | 'stock' | 'mails' | 'telemetry' | 'searches';
/** What an abuse needs to know. */
export interface Target {
  choice: { productId: string; optionId: string; localDate: string; units: { unitId: string; quantity: number }[] };
  email: string;
}
/** Whoever forgets it ends by itself. */
const LONGEST_MS = 120_000;
const AT_ONCE = 40;

const counts: Record<string, number> = {};
const count = (what: string | number) => (counts[what] = (counts[what] ?? 0) + 1);

/** Calls again and again, so many at once. */
async function forever(act: (turn: number) => Promise<unknown>, atOnce = AT_ONCE) {
  let turn = 0;
  const lane = async () => {
    for (;;) await act(turn++).catch(() => count('cut off'));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
}

/** 1,000 at any time: 25 networks with as many as one may have, and one that tries for more. Whatever is ended is opened again. */
function holdBodies(siteUrl: string) {
  const { port, host } = new URL(siteUrl);
  const open = (localAddress: string) => {
    const socket: Socket = connect({ port: Number(port), host: '127.0.0.1', localAddress });
    socket.on('error', () => {});
    socket.on('connect', () =>
      socket.write(
        `POST /travel/v1/newsletter HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: 20000\r\n\r\n{`,
      ),
    );
    socket.on('data', (answer) => count(String(answer).slice(9, 12)));
    socket.on('close', () => setTimeout(open, 500, localAddress));
  };
  for (let network = 1; network <= 25; network++) for (let one = 0; one < 40; one++) open(`127.0.2.${network}`);
  for (let one = 0; one < 60; one++) open('127.0.2.1');
  return new Promise<void>(() => {});
}

const post = async (client: Client, path: string, body: unknown, cookie?: string) => {
  const answer = await client.ask<{ total?: { charge: object }[] }>(path, { method: 'POST', body, cookie });
  count(answer.status);
  return answer;
};

/** One visitor with a new cart each time. */
const takeStock = (client: Client, { choice }: Target) =>
  forever(() => post(client, '/travel/v1/cart/lines', { ...choice, units: choice.units.map((unit) => ({ ...unit, quantity: 20 })) }), 10);

/** Enquiries and guest orders in the name of one address. */
const sendMails = (client: Client, { choice, email }: Target) =>
  forever(async (turn) => {
    const name = 'URGENT: verify at http://evil.test';
    if (turn % 2 === 0) return post(client, '/travel/v1/enquiries', { name, email, note: 'Is there a ramp?' });
    const cart = await post(client, '/travel/v1/cart/lines', choice);
    if (cart.status !== 200) return undefined;
    const expected = cart.body.total?.map(({ charge }) => charge);
    const order = { contact: { name, email, phone: '+65 6123 4567' }, passengers: [], expected, acceptTerms: true };
    return post(client, '/travel/v1/orders', order, cart.cookie);
  }, 25);

/** Full reports of a page that the site has served. */
async function report(client: Client) {
  const { visit } = await client.ask('/');
  const event = { kind: 'error', name: 'MFE-119', remote: 'shell', version: versionOf(visit), path: '/', side: 'browser', detail: 'flood' };
  return forever(() => post(client, '/travel/v1/telemetry', { visit, events: Array.from({ length: 60 }, () => event) }));
}
const versionOf = (visit = '') => /shell@([\w.-]+)/.exec(Buffer.from(visit.split('.')[0] ?? '', 'base64url').toString())?.[1] ?? '';

/** 400 that differ, and then more of them. */
const search = (client: Client) =>
  forever(async (turn) => {
    const { status } = await client.ask(`/travel/v1/search?kind=attraction&q=${randomUUID().slice(0, 6)}%20garden&priceMin=${turn}`);
    count(status);
    if (turn >= 400) await new Promise((resolve) => setTimeout(resolve, 100));
  }, 400);

async function main([kind, siteUrl = '', target = '{}']: string[]) {
  // Who attacks brings a machine of their own: here it must not take the processor from what is measured.
  setPriority(19);
  setTimeout(() => process.exit(0), LONGEST_MS);
  setInterval(() => console.log(JSON.stringify(counts)), 1_000);
  const client = clientAt(siteUrl, '127.0.3.100');
  const given = JSON.parse(target) as Target;
  const acts: Record<Abuse, () => Promise<unknown>> = {
    bodies: async () => holdBodies(siteUrl),
    stock: () => takeStock(client, given),
    mails: () => sendMails(client, given),
    telemetry: () => report(client),
    searches: () => search(client),
  };
  await acts[kind as Abuse]();
}

void main(process.argv.slice(2));
