import { randomUUID } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import type { Cart, Order, OrderPage, Payment, PlacedOrders } from '@straits/api-contract';
import { findNamedLoose } from '../../testing/named-loose';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type Ask, type TestApp } from '../../testing/test-app';
import { expireOrders } from './expire-orders';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await seedProduct(shop.deps, { id: 'dollars', options: [{ chargeCurrency: 'USD' }] });
  await seedProduct(shop.deps, { id: 'passport', options: [{ passengerFields: ['dateOfBirth', 'passportNumber', 'passportExpiry'] }] });
});
afterAll(() => shop.close());

const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const keyed = (ask: Ask = {}): Ask => ({ idempotencyKey: randomUUID(), ...ask });

async function fillCart(productId = 'river-zoo', ask: Ask = {}) {
  const choice = { productId, optionId: `${productId}-day`, localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 2 }] };
  const { body, cookie } = await shop.post<Cart>('/cart/lines', choice, keyed(ask));
  return { cart: body, cookie: ask.cookie ?? cookie };
}
const order = (ask: Ask, more: object = {}) =>
  shop.post<PlacedOrders & { code: string; fields?: { field: string }[] }>(
    '/orders',
    { contact, passengers: [], expected: [sgd(8_000)], acceptTerms: true, ...more },
    keyed(ask),
  );
async function placed(ask: Ask = {}): Promise<Order> {
  const { cookie } = await fillCart('river-zoo', ask);
  const { body } = await order(ask.token ? ask : { cookie });
  return body.orders[0]!;
}
async function cardToken(number = '4242 4242 4242 4242') {
  const { body } = await shop.post<{ cardToken: string }>('/sandbox/cards', { number, expiry: '12/30', cvc: '123', holder: 'ADA LIM' });
  return body.cardToken;
}
const pay = (one: Order, body: object, ask: Ask = {}) =>
  shop.post<Payment & { code: string }>(`/orders/${one.code}/payments?key=${one.accessKey}`, { expected: sgd(8_000), ...body }, keyed(ask));

const PNG = sharp({ create: { width: 40, height: 40, channels: 3, background: '#135' } })
  .png()
  .toBuffer();
function multipart(content: Buffer, name = 'proof.png') {
  const boundary = 'straits-test-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="File"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
const upload = (payment: Payment, key: string | null, content: Buffer, name?: string) => {
  const { payload, headers } = multipart(content, name);
  return shop.post<Payment & { code: string }>(`/payments/${payment.id}/proof?key=${key}`, payload, { headers });
};
const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();

describe('POST /orders', () => {
  it('turns the cart into an order that waits for its payment', async () => {
    const { cookie } = await fillCart();

    const { status, body } = await order({ cookie }, { contact: { ...contact, phone: '0812 3456 7890', country: 'ID' } });
    const cart = await shop.get<Cart>('/cart', { cookie });

    expect(status).toBe(200);
    expect(body.orders[0]).toMatchObject({
      status: 'ORDERED',
      contact: { phone: '+62 812 3456 7890' },
      total: sgd(8_000),
      expiresAt: '2026-12-01T02:30:00.000Z',
      lines: [{ passengers: [{ name: 'Ada Lim' }, { name: 'Ada Lim' }] }],
    });
    expect(cart.body.count).toBe(0);
  });

  it('T6: makes one order of a double submit', async () => {
    const { cookie } = await fillCart();
    const idempotencyKey = randomUUID();

    const [first, second, third] = await Promise.all([1, 2, 3].map(() => order({ cookie, idempotencyKey })));

    expect(new Set([first, second, third].map((answer) => answer?.body.orders[0]?.code)).size).toBe(1);
  });

  it('refuses a total that the shopper did not see', async () => {
    const { cookie } = await fillCart();

    const answer = await order({ cookie }, { expected: [sgd(7_999)] });

    expect(answer).toMatchObject({ status: 409, body: { code: 'price_changed' } });
  });

  it('refuses an expired hold and names the line', async () => {
    const { cart, cookie } = await fillCart();
    shop.clock.pass(26);

    const answer = await order({ cookie }, { expected: [sgd(8_000)] });

    expect(answer).toMatchObject({ status: 409, body: { code: 'cart_line_expired', fields: [{ field: `lines.${cart.lines[0]?.id}` }] } });
  });

  it('refuses an empty cart, and terms that were not accepted', async () => {
    const { cookie } = await fillCart();

    expect((await order({})).body.code).toBe('cart_empty');
    expect((await order({ cookie }, { acceptTerms: false })).status).toBe(400);
  });

  it('refuses a contact whose telephone number is none, and names it', async () => {
    const { cookie } = await fillCart();

    const answer = await order({ cookie }, { contact: { ...contact, phone: 'call me' } });

    expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed', fields: [{ field: 'contact.phone' }] } });
  });

  it('asks for what the supplier needs, and keeps passports unreadable', async () => {
    const { cart, cookie } = await fillCart('passport');
    const lineId = cart.lines[0]?.id;
    const person = {
      lineId,
      unitId: 'adult',
      givenNames: 'Ada',
      familyName: 'Lim',
      dateOfBirth: '1990-02-03',
      passportNumber: 'K1234567P',
      passportExpiry: '2030-01-01',
    };

    const missing = await order({ cookie }, { passengers: [person, { ...person, passportNumber: undefined }] });
    const complete = await order({ cookie }, { passengers: [person, person] });

    expect(missing.body).toMatchObject({ code: 'passenger_incomplete', fields: [{ field: 'passengers.1.passportNumber' }] });
    expect(JSON.stringify(complete.body)).not.toContain('K1234567P');
  });

  it('charges a product in its own currency and fixes the shown total', async () => {
    const { cookie } = await fillCart('dollars');

    const { body } = await order({ cookie }, { expected: [{ amount: 8_000, currency: 'USD' }] });

    expect(body.orders[0]).toMatchObject({ total: { currency: 'USD' }, shownTotal: { amount: { currency: 'SGD' } } });
  });
});

describe('paying by card', () => {
  it('issues tickets and sells the places', async () => {
    const one = await placed();

    const paid = await pay(one, { method: 'card', cardToken: await cardToken() });
    const { body } = await shop.get<Order>(`/orders/${one.code}?key=${one.accessKey}`);

    expect(paid.body).toMatchObject({ status: 'success', amount: sgd(8_000) });
    expect(body).toMatchObject({ status: 'paid', documents: { ticket: true } });
    expect(body.lines[0]?.passengers.every(({ ticketCode }) => ticketCode?.length === 16)).toBe(true);
  });

  it('leaves the order waiting when the card is refused', async () => {
    const one = await placed();

    const refused = await pay(one, { method: 'card', cardToken: await cardToken('4000 0000 0000 0002') });
    const again = await pay(one, { method: 'card', cardToken: await cardToken() });

    expect(refused.body).toMatchObject({ status: 'failed', reason: 'card_declined' });
    expect(again.body.status).toBe('success');
  });

  it('T6: charges once however often it is sent', async () => {
    const one = await placed();
    const body = { method: 'card', cardToken: await cardToken() };
    const idempotencyKey = randomUUID();

    const answers = await Promise.all([1, 2, 3].map(() => pay(one, body, { idempotencyKey })));
    const second = await pay(one, { method: 'card', cardToken: await cardToken() });

    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(second).toMatchObject({ status: 409, body: { code: 'order_state_refused' } });
  });

  it('refuses a token that was used', async () => {
    const token = await cardToken();
    await pay(await placed(), { method: 'card', cardToken: token });

    const replay = await pay(await placed(), { method: 'card', cardToken: token });

    expect(replay.body).toMatchObject({ status: 'failed', reason: 'card_token_invalid' });
  });

  it('refuses another amount, and an order whose time is over', async () => {
    const one = await placed();

    const wrong = await pay(one, { method: 'card', cardToken: await cardToken(), expected: sgd(1) });
    shop.clock.pass(31);
    await expireOrders(shop.deps);
    const late = await pay(one, { method: 'card', cardToken: await cardToken() });
    const { body } = await shop.get<Order>(`/orders/${one.code}?key=${one.accessKey}`);

    expect(wrong.body.code).toBe('price_changed');
    expect(late.body.code).toBe('order_expired');
    expect(body.status).toBe('EXPIRED');
  });

  it('takes no card that cannot be', async () => {
    const card = { number: '4242 4242 4242 4241', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };

    expect((await shop.post('/sandbox/cards', card)).status).toBe(422);
    expect((await shop.post('/sandbox/cards', { ...card, number: '4242424242424242', expiry: '01/20' })).status).toBe(422);
  });
});

describe('paying by bank transfer', () => {
  async function transfer() {
    const one = await placed();
    const { body } = await pay(one, { method: 'bank_transfer' });
    return { one, payment: body };
  }

  it('goes from proof to tickets by the word of staff', async () => {
    const { one, payment } = await transfer();
    const staff = await seedUser(shop.deps, { isStaff: true });

    const early = await shop.post(`/payments/${payment.id}/paid?key=${one.accessKey}`, {});
    const proven = await upload(payment, one.accessKey, await PNG);
    const claimed = await shop.post<Payment>(`/payments/${payment.id}/paid?key=${one.accessKey}`, {});
    const confirmed = await shop.post<Payment>(`/staff/payments/${payment.id}/confirm`, {}, { token: staff.token });
    const { body } = await shop.get<Order>(`/orders/${one.code}?key=${one.accessKey}`);

    expect(payment.transfer?.payNow).toContain('540580.00');
    expect(early).toMatchObject({ status: 409, body: { code: 'proof_missing' } });
    expect(proven.body.status).toBe('proof_given');
    expect(await findNamedLoose(shop)).toEqual([]);
    expect(claimed.body.status).toBe('verifying');
    expect(confirmed.body.status).toBe('success');
    expect(body).toMatchObject({ status: 'paid', paymentMethod: 'bank_transfer' });
    expect(body.history.map(({ status }) => status)).toEqual(['ORDERED', 'VERIFYING', 'paid']);
  });

  it('gives a refused proof its reason and another day', async () => {
    const { one, payment } = await transfer();
    const staff = await seedUser(shop.deps, { isStaff: true });
    await upload(payment, one.accessKey, await PNG);
    await shop.post(`/payments/${payment.id}/paid?key=${one.accessKey}`, {});

    await shop.post(`/staff/payments/${payment.id}/refuse`, { reason: 'The amount differs' }, { token: staff.token });
    const { body } = await shop.get<Order>(`/orders/${one.code}?key=${one.accessKey}`);

    expect(body).toMatchObject({ status: 'ORDERED', payment: { status: 'awaiting_proof', reason: 'The amount differs' } });
    expect(Date.parse(body.expiresAt ?? '')).toBe(shop.clock.now().getTime() + 24 * 3_600_000);
  });

  it.each([
    ['a script by the name of a picture', Buffer.from('<script>alert(1)</script>'), 415, 'file_not_image'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'file_not_image'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'file_not_image'],
    ['nothing', Buffer.alloc(0), 422, 'file_missing'],
    ['more than 3 MB', Buffer.alloc(3 * 1024 * 1024 + 1, 1), 413, 'file_too_large'],
  ])('refuses %s', async (_case, content, status, code) => {
    const { one, payment } = await transfer();

    const answer = await upload(payment, one.accessKey, content);

    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('lets nobody but staff decide', async () => {
    const { one, payment } = await transfer();
    const { token } = await seedUser(shop.deps);

    expect((await shop.post(`/staff/payments/${payment.id}/confirm`, {}, { token })).status).toBe(404);
    expect((await shop.post(`/staff/payments/${payment.id}/confirm?key=${one.accessKey}`, {})).status).toBe(401);
    expect((await shop.get('/staff/payments', { token })).status).toBe(404);
  });
});

describe('who sees an order', () => {
  it('is its owner, or who has its key; for others it is not there', async () => {
    const owner = await seedUser(shop.deps);
    const stranger = await seedUser(shop.deps);
    const one = await placed({ token: owner.token });
    const guests = await placed();

    expect((await shop.get(`/orders/${one.code}`, { token: owner.token })).status).toBe(200);
    expect((await shop.get(`/orders/${one.code}`, { token: stranger.token })).status).toBe(404);
    expect((await shop.get(`/orders/${one.code}`)).status).toBe(404);
    expect((await shop.get(`/orders/${one.code}?key=${guests.accessKey}`)).status).toBe(404);
    expect((await shop.get(`/orders/${guests.code}?key=${guests.accessKey}`)).status).toBe(200);
    expect((await shop.get('/orders/NOSUCHCODE', { token: owner.token })).status).toBe(404);
  });

  it('lists own orders by tab, a page at a time', async () => {
    const { token } = await seedUser(shop.deps);
    const codes: string[] = [];
    for (let index = 0; index < 3; index++) codes.push((await placed({ token })).code);

    const first = await shop.get<OrderPage>('/orders?tab=to_pay&limit=2', { token });
    const second = await shop.get<OrderPage>(`/orders?tab=to_pay&limit=2&cursor=${first.body.nextCursor}`, { token });

    expect([...first.body.items, ...second.body.items].map(({ code }) => code).sort()).toEqual(codes.sort());
    expect(second.body.nextCursor).toBeNull();
    expect(first.body.counts).toMatchObject({ to_pay: 3, upcoming: 0 });
    expect((await shop.get('/orders')).status).toBe(401);
    const forged = (end: unknown) => Buffer.from(JSON.stringify(end)).toString('base64url');
    for (const end of [
      ['2026-02-31 00:00:00', 'X'],
      ['2026-11-26 00:00:00+99', 'X'],
      ['-200000-01-01', 'x'],
    ])
      expect((await shop.get(`/orders?cursor=${forged(end)}`, { token })).status).toBe(400);
    expect((await shop.get('/orders?cursor=abc', { token })).status).toBe(400);
  });
});

describe('a name', () => {
  it('is kept without characters that turn or hide it, and found however it is spelt', async () => {
    const { token } = await seedUser(shop.deps, { email: 'obrien@straits.test' });
    await fillCart('river-zoo', { token });
    const placedOrder = await order({ token }, { contact: { ...contact, name: 'Ann\u202e O’Brien\u2028𠮷\ufeff' } });
    const found = async (q: string) =>
      (await shop.get<{ items: unknown[] }>(`/orders?tab=to_pay&q=${encodeURIComponent(q)}`, { token })).body.items.length;

    expect(placedOrder.body.orders[0]).toMatchObject({ contact: { name: 'Ann O’Brien 𠮷' } });
    for (const spelt of ["O'Brien", 'OBrien', 'o brien', 'ＯＢＲＩＥＮ', '𠮷', 'river-zoo'])
      expect([spelt, await found(spelt)]).toEqual([spelt, 1]);
    for (const other of ['O’Hara', '--', '%', '_']) expect([other, await found(other)]).toEqual([other, 0]);
  });
});

describe('documents', () => {
  it('are there once the order is paid, and not before', async () => {
    const one = await placed();
    const early = await shop.get(`/orders/${one.code}/documents/ticket.pdf?key=${one.accessKey}`);
    await pay(one, { method: 'card', cardToken: await cardToken() });

    const raw = await shop.app.inject({
      url: `/travel/v1/orders/${one.code}/documents/ticket.pdf?key=${one.accessKey}`,
      headers: { host: 'tour.straits.test' },
    });
    const invoice = await shop.app.inject({
      url: `/travel/v1/orders/${one.code}/documents/invoice.pdf?key=${one.accessKey}`,
      headers: { host: 'tour.straits.test' },
    });
    const calendar = await shop.get<string>(`/orders/${one.code}/calendar.ics?key=${one.accessKey}`);

    expect(early).toMatchObject({ status: 409, body: { code: 'document_not_ready' } });
    expect(raw.headers['content-type']).toBe('application/pdf');
    expect(textOf(raw.rawPayload)).toContain('River Zoo');
    expect(textOf(invoice.rawPayload)).toMatch(/SGD 80\.00/);
    expect(calendar.body).toContain('DTSTART;VALUE=DATE:20261210');
  });
});
