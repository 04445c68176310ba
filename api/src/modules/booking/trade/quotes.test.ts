import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import pino from 'pino';
import type {
  AgencyActs,
  AgencyBrand,
  AgencyQuote,
  AgencyQuotes,
  Cart,
  ClientQuote,
  HoldBoard,
  PlacedOrders,
  QuotableCart,
} from '@straits/api-contract';
import { buildApp } from '../../../app';
import { letterBucket } from '../../../mail/limit-letters';
import { mailsTo, runJobs } from '../../../mail/read-mails.fixture';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { findNamedLoose } from '../../../testing/named-loose';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

// Numbers that no other price, id, date or count here has.
const NET = 73_991;
const EXTRA_NET = 6_113;
const RETAIL = 90_817;
// Alone, in units or written out, of one or of two, with their sum and difference to what is quoted.
const SECRETS =
  /73[,.]?991|739\.91|147[,.]?982|1[,.]?479\.82|6[,.]?113\b|61\.13|90[,.]?817|908\.17|154[,.]?095|1[,.]?540\.95|\bnet\b|markup|commission/i;

let shop: TestApp;
let agent: SeededUser;
let other: SeededUser;

beforeAll(async () => {
  shop = await startTestApp();
  await seedProducts(shop.deps, [
    productInput({
      id: 'river-zoo',
      options: [
        {
          units: [{ id: 'adult', type: 'ADULT', name: { en: 'Adult' }, price: RETAIL, netPrice: NET }],
          extras: [{ id: 'lunch', name: { en: 'Lunch' }, per: 'person', price: 8_000, netPrice: EXTRA_NET }],
          inventory: { capacity: 500 },
        },
      ],
    }),
  ]);
  agent = await seedUser(shop.deps, { agency: { name: 'Bay Tours' }, name: 'Siti Rahma' });
  other = await seedUser(shop.deps, { agency: { name: 'Nosy Travel' } });
});
afterAll(() => shop.close());

const add = (token: string, localDate = '2026-12-24') =>
  shop.post<Cart>(
    '/cart/lines',
    {
      ...{ productId: 'river-zoo', optionId: 'river-zoo-day', localDate },
      units: [{ unitId: 'adult', quantity: 2 }],
      extras: [{ extraId: 'lunch', quantity: 1 }],
    },
    { token, idempotencyKey: randomUUID() },
  );
async function quote(markup: object = { kind: 'percent', value: 150 }, token = agent.token) {
  const { body } = await add(token);
  return shop.post<AgencyQuote>(
    '/agency/quotes',
    { clientName: 'Mei Tan', note: 'As we said', lines: body.lines.map(({ id }) => ({ lineId: id, markup })) },
    { token, idempotencyKey: randomUUID() },
  );
}
const keyOf = ({ link }: AgencyQuote) => link.split('key=')[1]!;
const path = (made: AgencyQuote, more = '') => `/client-quotes/${made.id}${more}?key=${keyOf(made)}`;
const accept = (made: AgencyQuote, amount = made.totals[0]!.price.amount) =>
  shop.post<ClientQuote>(path(made, '/accept'), { name: 'Mei Tan', expected: [{ amount, currency: 'SGD' }] });
const PRICE = 177_209;
const OPENING_TOMORROW = '2026-12-02T01:00:00.000Z';

it('adds the markup to net, puts the places into the quote for a day, and empties the cart', async () => {
  await add(agent.token);
  const cart = await shop.get<QuotableCart>('/agency/quotes/cart', { token: agent.token });
  await shop.delete(`/cart/lines/${cart.body.lines[0]!.lineId}`, { token: agent.token });
  const { body } = await quote();

  expect(cart.body.lines).toMatchObject([{ net: { amount: 2 * NET + EXTRA_NET, currency: 'SGD' }, isHeld: true }]);
  expect(body).toMatchObject({
    state: 'open',
    validUntil: '2026-12-02T02:00:00.000Z',
    totals: [{ net: { amount: 154_095 }, price: { amount: PRICE } }],
    lines: [{ productName: 'River Zoo', units: [{ name: 'Adult', quantity: 2 }], price: { amount: PRICE } }],
  });
  expect((await shop.get<Cart>('/cart', { token: agent.token })).body.lines).toEqual([]);
});

it.each([
  { kind: 'percent', value: -1 },
  { kind: 'sum', value: -1 },
  { kind: 'percent', value: 1.5 },
  { kind: 'gift', value: 1 },
])('never goes below net: %j', async (markup) => {
  const { status } = await quote(markup);
  const { body } = await shop.get<Cart>('/cart', { token: agent.token });
  for (const { id } of body.lines) await shop.delete(`/cart/lines/${id}`, { token: agent.token });

  expect(status).toBe(400);
});

it('is not there for others: without its key, for another agency, for a customer', async () => {
  const { body } = await quote();
  const customer = await seedUser(shop.deps);
  const answers = [
    await shop.get(`/client-quotes/${body.id}?key=wrong`),
    await shop.get(`/client-quotes/${body.id}/quote.pdf?key=${'a'.repeat(43)}`),
    await shop.post(`/agency/quotes/${body.id}/withdraw`, {}, { token: other.token }),
    await shop.get('/agency/quotes', { token: customer.token }),
    await shop.get('/agency/quotes/cart', { token: customer.token }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await shop.get<AgencyQuotes>('/agency/quotes', { token: other.token })).body.items).toEqual([]);
});

/** Everything that a PDF holds: its bytes, its streams unpacked, its text and its metadata. */
function allOf(pdf: Buffer): string {
  const parts = [pdf.toString('latin1')];
  let at = 0;
  for (;;) {
    const start = pdf.indexOf('stream\n', at);
    if (start < 0) break;
    const end = pdf.indexOf('\nendstream', start);
    try {
      parts.push(inflateSync(pdf.subarray(start + 7, end)).toString('latin1'));
    } catch {
      // A stream that is not packed is in the bytes already.
    }
    at = end + 10;
  }
  const read = (command: string, args: string[]) => execFileSync(command, args, { input: pdf }).toString();
  return [...parts.slice(0, 1).map((text) => text.replaceAll(/stream\n[\s\S]*?endstream/g, '')), read('pdftotext', ['-', '-'])].join('\n');
}

it('T13: shows its client no net price: not in answers, refusals, headers, PDF, mails or logs', async () => {
  const said: string[] = [];
  const log = pino({ level: 'trace' }, new Writable({ write: (chunk, _encoding, done) => (said.push(String(chunk)), done()) }));
  const app = await buildApp({ ...shop.deps, log });
  const { body: made } = await quote();
  const ask = (url: string, payload?: object) =>
    app.inject({ method: payload ? 'POST' : 'GET', url: `/travel/v1${url}`, headers: { host: 'tour.straits.test' }, payload });

  const page = await ask(path(made));
  const pdf = await ask(path(made, '/quote.pdf'));
  const answers = [
    page,
    await ask(path(made, '/accept'), { name: 'Mei', expected: [{ amount: 1, currency: 'SGD' }] }),
    await ask(path(made, '/accept'), { name: 'Mei', expected: [{ amount: PRICE, currency: 'SGD' }] }),
    await ask(`/client-quotes/${made.id}?key=wrong`),
    await ask(path(made, '/accept'), { name: '', expected: [] }),
  ];
  await app.close();
  const paper = allOf(pdf.rawPayload);

  expect(page.json<ClientQuote>().totals).toEqual([{ amount: PRICE, currency: 'SGD' }]);
  expect(paper).toContain('1,772.09');
  expect(paper).toContain('Bay Tours');
  // Nothing is paid when a quote is made.
  expect(paper).not.toContain('Total paid');
  for (const { body, headers } of answers) expect(`${body} ${JSON.stringify(headers)}`).not.toMatch(SECRETS);
  expect(`${paper} ${JSON.stringify(pdf.headers)}`).not.toMatch(SECRETS);
  expect(said.length).toBeGreaterThan(4);
  expect(said.join('\n')).not.toMatch(SECRETS);
  expect((await mailsTo(shop.deps, agent.email)).map(({ text, html }) => `${text}${html}`).join()).not.toMatch(SECRETS);
});

it('would be caught if it were there', () => {
  for (const leak of ['{"netMinor":73991}', 'SGD 739.91', 'SGD 1,479.82', '"net":{', 'markup 15 %']) expect(leak).toMatch(SECRETS);
});

it('keeps no place past the end of its sales, neither made nor accepted', async () => {
  const closes = async (made: AgencyQuote) => {
    const { rows } = await sql<{ at: Date }>`select h.expires_at as at from holds h join quote_lines l on l.hold_id = h.id
      where l.quote_id = ${made.id} and l.content->>'localDate' = '2026-12-02'`.execute(shop.deps.db);
    return rows[0]!.at.toISOString();
  };
  await add(agent.token, '2026-12-02');
  const { body: made } = await quote();
  const before = await closes(made);
  await accept(made);

  expect([before, await closes(made)]).toEqual([OPENING_TOMORROW, OPENING_TOMORROW]);
});

it('is accepted once at the price that was seen; who made it is told and orders it', async () => {
  const { body: made } = await quote();
  const wrong = await accept(made, 1);
  const first = await accept(made);
  const second = await accept(made);
  await shop.post(`/agency/quotes/${made.id}/to-cart`, {}, { token: agent.token });
  const { body: cart } = await shop.get<Cart>('/cart', { token: agent.token });
  const ordered = await shop.post<PlacedOrders>(
    '/orders',
    {
      contact: { name: 'Mei Tan', email: 'mei@straits.test', phone: '+65 6123 4567' },
      ...{ passengers: [], expected: cart.subtotal.map(({ charge }) => charge), acceptTerms: true },
    },
    { token: agent.token, idempotencyKey: randomUUID() },
  );

  expect(wrong).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  expect([first.body, second.body]).toMatchObject([
    { state: 'accepted', acceptedName: 'Mei Tan' },
    { state: 'accepted', acceptedAt: first.body.acceptedAt },
  ]);
  expect(cart.lines).toMatchObject([{ state: 'held', extras: [{ extraId: 'lunch' }] }]);
  expect(ordered.status).toBe(200);
  expect((await mailsTo(shop.deps, agent.email)).at(-1)?.subject).toBe(`Quote ${made.number} is accepted`);
  expect((await shop.get<ClientQuote>(path(made))).body.state).toBe('booked');
});

it('ends with its holds, and when it is withdrawn', async () => {
  const [{ body: late }, { body: back }] = [await quote(), await quote({ kind: 'sum', value: 5_000 })];
  await shop.post(`/agency/quotes/${back.id}/withdraw`, {}, { token: agent.token });
  const withdrawn = await shop.get<ClientQuote>(path(back));
  shop.clock.pass(24 * 60 + 1);
  const over = await shop.get<ClientQuote>(path(late));
  const refused = await accept(late);
  shop.clock.pass(-(24 * 60 + 1));

  expect([withdrawn.body.state, over.body.state]).toEqual(['withdrawn', 'over']);
  expect(refused).toMatchObject({ status: 409, body: { code: 'quote_over' } });
});

describe('its thread', () => {
  it('is read and written by both sides, each told by mail once, also when the quote is over', async () => {
    await shop.put('/agency/brand', { phone: null, email: 'hello@bay.test', colour: null }, { token: agent.token });
    const cart = await add(agent.token);
    const { body: made } = await shop.post<AgencyQuote>(
      '/agency/quotes',
      {
        clientName: 'Mei Tan',
        clientEmail: 'mei.thread@straits.test',
        lines: cart.body.lines.map(({ id }) => ({ lineId: id, markup: { kind: 'percent', value: 150 } })),
      },
      { token: agent.token, idempotencyKey: randomUUID() },
    );
    await shop.post(`/agency/quotes/${made.id}/withdraw`, {}, { token: agent.token });
    await shop.post(path(made, '/messages'), { text: 'Is the 26th possible?' });
    const { body: asked } = await shop.post<ClientQuote>(path(made, '/messages'), { text: 'Is the 26th possible?' });
    const answered = await shop.post<AgencyQuotes>(
      `/agency/quotes/${made.id}/messages`,
      { text: 'Yes,\nI send a new one.' },
      { token: agent.token },
    );
    const client = await shop.get<ClientQuote>(path(made));
    const [toClient, toAgent] = [await mailsTo(shop.deps, 'mei.thread@straits.test'), await mailsTo(shop.deps, agent.email)];

    expect(asked.messages).toMatchObject([{ side: 'client', name: 'Mei Tan', text: 'Is the 26th possible?' }]);
    expect(answered.body.items.find(({ id }) => id === made.id)?.messages).toEqual(client.body.messages);
    expect(client.body.messages.map(({ side, name }) => `${side} ${name}`)).toEqual(['client Mei Tan', 'agency Siti Rahma']);
    expect(toAgent.filter(({ subject }) => subject === `A new message about quote ${made.number}`)).toHaveLength(1);
    expect(toClient.map(({ subject }) => subject)).toEqual([`A new message about quote ${made.number}`]);
    expect(toClient[0]!.text).toContain('Yes,\nI send a new one.');
    expect(toClient[0]!.html).toContain('white-space:pre-line">Yes,\nI send a new one.</p>');
    expect(toClient[0]!.text).toContain(keyOf(made));
    expect(`${toClient[0]!.text}${toClient[0]!.html}`).not.toMatch(SECRETS);
  });

  it('reaches the administrators once who made the quote has left, and is in the trail', async () => {
    const booker = await seedUser(shop.deps, { agency: { id: agent.agencyId! }, role: 'booker', name: 'Budi' });
    const { body: made } = await quote(undefined, booker.token);
    const { body: taken } = await quote(undefined, booker.token);
    await shop.delete(`/agency/people/${booker.id}`, { token: agent.token });
    await shop.post(path(made, '/messages'), { text: 'Is the 26th possible?' });
    await accept(taken);
    const acts = await shop.get<AgencyActs>('/agency/acts', { token: agent.token });
    const mails = (await mailsTo(shop.deps, agent.email)).slice(-2);

    expect(mails.map(({ subject }) => subject)).toEqual([`A new message about quote ${made.number}`, `Quote ${taken.number} is accepted`]);
    expect(mails.map(({ text }) => /#\w+/.exec(text ?? '')?.[0])).toEqual([`#${made.number}`, `#${taken.number}`]);
    expect(acts.body.items).toContainEqual(
      expect.objectContaining({ act: 'quote_asked', subject: made.number, by: null, details: { client: 'Mei Tan' } }),
    );
    expect(await mailsTo(shop.deps, booker.email)).toEqual([]);
  });

  it('reaches each administrator once, also when the mail to one of them fails at first', async () => {
    const { deps } = shop;
    const boss = await seedUser(deps, { agency: { id: agent.agencyId! }, role: 'admin', name: 'Chandra' });
    const booker = await seedUser(deps, { agency: { id: agent.agencyId! }, role: 'booker', name: 'Dewi' });
    const { body: made } = await quote(undefined, booker.token);
    await shop.delete(`/agency/people/${booker.id}`, { token: agent.token });
    await runJobs(deps);
    await shop.post(path(made, '/messages'), { text: 'Is the 27th possible?' });
    const send = deps.mailer.send.bind(deps.mailer);
    let mails = 0;
    const failing = jest
      .spyOn(deps.mailer, 'send')
      .mockImplementation((mail) => (++mails === 2 ? Promise.reject(new Error('421 try again later')) : send(mail)));
    await runJobs(deps);
    failing.mockRestore();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(deps.db);

    for (const { email } of [agent, boss])
      expect((await mailsTo(deps, email)).filter(({ subject }) => subject === `A new message about quote ${made.number}`)).toHaveLength(1);
    await shop.delete(`/agency/people/${boss.id}`, { token: agent.token });
  });

  it('is closed to others, and takes no empty word', async () => {
    const { body: made } = await quote();
    const answers = [
      await shop.post(`/client-quotes/${made.id}/messages?key=wrong`, { text: 'Hello' }),
      await shop.post(`/agency/quotes/${made.id}/messages`, { text: 'Hello' }, { token: other.token }),
      await shop.post(path(made, '/messages'), { text: '  ' }),
    ];

    expect(answers.map(({ status }) => status)).toEqual([404, 404, 400]);
  });
});

describe('many messages about a quote', () => {
  const quoteFor = async (clientEmail: string | null) => {
    const { body } = await add(agent.token);
    const lines = body.lines.map(({ id }) => ({ lineId: id, markup: { kind: 'percent', value: 150 } }));
    const asked = { clientName: 'Mei Tan', ...(clientEmail && { clientEmail }), lines };
    return (await shop.post<AgencyQuote>('/agency/quotes', asked, { token: agent.token, idempotencyKey: randomUUID() })).body;
  };
  const answer = (made: AgencyQuote, text: string) =>
    shop.post<AgencyQuotes>(`/agency/quotes/${made.id}/messages`, { text }, { token: agent.token });

  it('are no flood of mails: twenty an hour about one quote, forty to one address', async () => {
    const [first, second] = [await quoteFor('flood@straits.test'), await quoteFor('flood@straits.test')];
    const silent = await quoteFor(null);
    const statuses: number[] = [];
    for (let count = 0; count < 21; count++) statuses.push((await answer(first, `Word ${count % 2}`)).status);
    await sql`update rate_limits set tries = 40 where bucket = ${letterBucket('member', 'flood@straits.test')}`.execute(shop.deps.db);
    const other = await answer(second, 'Word');
    const unmailed = await answer(silent, 'Word');

    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
    expect(other).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(unmailed.status).toBe(200);
    expect(await mailsTo(shop.deps, 'flood@straits.test')).toHaveLength(20);
  });

  it('end at five hundred, and the last fifty are shown', async () => {
    const made = await quoteFor(null);
    await sql`insert into quote_messages (quote_id, side, author_name, text, at)
      select ${made.id}, 'agency', 'Siti', 'Word ' || n, ${shop.clock.now()} from generate_series(1, 499) n`.execute(shop.deps.db);
    const last = await answer(made, 'The last word');
    const refused = [await answer(made, 'One more'), await shop.post(path(made, '/messages'), { text: 'One more' })];
    const { body: shown } = await shop.get<ClientQuote>(path(made));

    expect(last.status).toBe(200);
    for (const answered of refused) expect(answered).toMatchObject({ status: 409, body: { code: 'thread_full' } });
    expect(shown.messages).toHaveLength(50);
    expect([shown.messages[0]?.text, shown.messages.at(-1)?.text]).toEqual(['Word 451', 'The last word']);
  });
});

describe('the hold board', () => {
  it('has what all of the agency keep, and nothing of others', async () => {
    const desk = await seedUser(shop.deps, { agency: { name: 'Desk Travel' }, name: 'Ada Lim' });
    const friend = await seedUser(shop.deps, { agency: { id: desk.agencyId! }, role: 'booker', name: 'Budi' });
    await add(friend.token, '2026-12-20');
    await quote(undefined, desk.token);
    await add(other.token);

    const { body } = await shop.get<HoldBoard>('/agency/holds', { token: desk.token });
    const ids = body.items.map(({ holdId }) => holdId);
    const foreign = await shop.post('/agency/holds/release', { holdIds: ids }, { token: other.token });
    const longer = await shop.post<HoldBoard>('/agency/holds/extend', { holdIds: ids }, { token: desk.token });
    await shop.post('/agency/holds/to-cart', { holdIds: ids }, { token: desk.token });
    const cart = await shop.get<Cart>('/cart', { token: desk.token });
    const released = await shop.post<HoldBoard>('/agency/holds/release', { holdIds: ids }, { token: desk.token });

    expect(body.items).toMatchObject([
      { place: 'cart', by: 'Budi', isYours: false, localDate: '2026-12-20', places: 2 },
      { place: 'quote', by: 'Ada Lim', isYours: true, clientName: 'Mei Tan' },
    ]);
    expect(foreign.status).toBe(404);
    expect(longer.body.items.map(({ renewalsLeft }) => renewalsLeft)).toEqual([9, 9]);
    expect(cart.body.lines).toHaveLength(2);
    expect(released.body.items).toEqual([]);
  });
});

describe('the agency’s own paper', () => {
  const form = (content: Buffer, type: string) => ({
    payload: Buffer.concat([
      Buffer.from(`--cell\r\nContent-Disposition: form-data; name="File"; filename="logo.png"\r\nContent-Type: ${type}\r\n\r\n`),
      content,
      Buffer.from('\r\n--cell--\r\n'),
    ]),
    headers: { host: 'tour.straits.test', authorization: `Bearer ${agent.token}`, 'content-type': 'multipart/form-data; boundary=cell' },
  });
  const send = (content: Buffer) => shop.app.inject({ method: 'POST', url: '/travel/v1/agency/brand/logo', ...form(content, 'image/png') });

  it('draws a logo anew by what its bytes are, and takes nothing else', async () => {
    const { default: sharp } = await import('sharp');
    const jpeg = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#13808a' } })
      .withExif({ IFD0: { Copyright: 'hidden words' } })
      .jpeg()
      .toBuffer();
    const kept = await send(Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]));
    const refused = await send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
    const { logo } = kept.json<AgencyBrand>();
    const picture = await shop.app.inject({ url: logo!.src, headers: { host: 'tour.straits.test' } });
    const { body: made } = await quote();
    const pdf = await shop.app.inject({ url: `/travel/v1${path(made, '/quote.pdf')}`, headers: { host: 'tour.straits.test' } });

    expect(logo).toMatchObject({ width: 640, height: 213 });
    expect(refused.json()).toMatchObject({ code: 'file_not_image' });
    expect((await sharp(picture.rawPayload).metadata()).format).toBe('png');
    expect(picture.rawPayload.toString('latin1')).not.toMatch(/script|hidden words/);
    expect(pdf.rawPayload.toString('latin1')).toContain('/Subtype /Image');
    expect(await findNamedLoose(shop)).toEqual([]);
  });

  it('is without its logo once that is taken away', async () => {
    const { default: sharp } = await import('sharp');
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#13808a' } })
      .png()
      .toBuffer();
    const before = (await send(png)).json<AgencyBrand>();
    const { body: made } = await quote();

    const removed = await shop.delete<AgencyBrand>('/agency/brand/logo', { token: agent.token });
    const again = await shop.delete<AgencyBrand>('/agency/brand/logo', { token: agent.token });
    const picture = await shop.app.inject({ url: before.logo!.src, headers: { host: 'tour.straits.test' } });
    const pdf = await shop.app.inject({ url: `/travel/v1${path(made, '/quote.pdf')}`, headers: { host: 'tour.straits.test' } });

    expect([removed.body, again.body]).toEqual([
      { ...before, logo: null },
      { ...before, logo: null },
    ]);
    expect(picture.statusCode).toBe(404);
    expect(pdf.rawPayload.toString('latin1')).not.toContain('/Subtype /Image');
    expect(await findNamedLoose(shop)).toEqual([]);
  });
});
