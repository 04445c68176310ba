import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Cart, Order, PlacedOrders, StuckOrders, TravellerPage } from '@straits/api-contract';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedFerry } from '../../../testing/seed-kinds';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { mailOrderMoment } from '../order-mail';
import { remindNames, showMissingNames } from './remind-names';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { namesUntilHours: 48, options: [{ passengerFields: ['dateOfBirth'] }] });
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

type Answered = { code: string; fields?: { field: string }[] };
const later = () => seedPaidOrder(shop, { namesLater: true });
const tokensOf = (order: Order) => order.lines[0]!.passengers.map(({ token }) => token);
const ada = { givenNames: 'Ada', familyName: 'Lim', dateOfBirth: '1990-02-03' };
const name = (token: string, details: object = ada) => shop.put<TravellerPage & Answered>(`/travellers/${token}`, details);
const mailsOf = async (moment: string) => {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'moment' = ${moment}`.execute(shop.deps.db);
  return rows[0]?.count ?? 0;
};

describe('one ticket by mail (A21)', () => {
  it('goes to the traveller alone, with nobody else on it, once there is a ticket', async () => {
    const order = await later();
    const [one, other] = order.lines[0]!.passengers;
    const send = (travellerId: string, key = order.accessKey) =>
      shop.post<Answered>(`/orders/${order.code}/travellers/${travellerId}/mail?key=${key}`, { email: ' Mei@Straits.test ' });
    const early = await send(one!.id);
    await name(one!.token);
    await name(other!.token, { ...ada, givenNames: 'Grace' });
    const answers = [
      { questionId: 'room', label: 'Hotel room', text: 'Room 1204' },
      { questionId: 'pickup', label: 'Pick-up', text: '08:10 Bugis MRT', pointId: 'bugis' },
    ];
    await sql`update order_lines set answers = ${JSON.stringify(answers)}::jsonb where id = ${order.lines[0]!.id}`.execute(shop.deps.db);
    const { confirmationNumber } = await readOrder(shop, order);

    const strangers = await send(one!.id, 'wrong');
    const sent = await send(one!.id);

    expect(early).toMatchObject({ status: 409, body: { code: 'document_not_ready' } });
    expect([strangers.status, sent.status]).toEqual([404, 200]);
    const mail = (await mailsTo(shop.deps, 'mei@straits.test')).at(-1);
    expect(mail?.subject).toBe('Your ticket: River Zoo');
    expect(mail?.text).toContain(one!.link);
    expect(mail?.text).not.toContain('Grace');
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^ticket-T.{15}\.pdf$/)]);
    const input = Buffer.from(mail?.attachments[0]?.content as ArrayBuffer);
    const paper = execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString();
    expect(paper).toContain('08:10 Bugis MRT');
    expect(confirmationNumber).toMatch(/./);
    for (const secret of ['Hotel room', 'Room 1204', 'Grace', confirmationNumber!]) expect(paper).not.toContain(secret);
  });
});

describe('names later', () => {
  it('sells without names, gives a ticket to each who is named, and mails the tickets when all are', async () => {
    const order = await later();
    const [one = '', other = ''] = tokensOf(order);

    const paid = (await mailsTo(shop.deps, order.contact.email)).find(
      ({ text, subject }) => text?.includes(order.code) && subject?.includes('is paid'),
    );
    const before = await shop.get<TravellerPage>(`/travellers/${one}`);
    const named = await name(one);
    const halfway = await readOrder(shop, order);
    await name(other, { ...ada, givenNames: 'Grace' });

    expect(order).toMatchObject({ status: 'paid', documents: { ticket: false } });
    expect([paid?.subject, paid?.attachments.length]).toEqual([`Order ${order.code} is paid: who is coming?`, 2]);
    expect(before.body).toMatchObject({
      name: null,
      ticketCode: null,
      asks: { fields: ['dateOfBirth'], minAge: 13, until: '2026-12-08T01:00:00.000Z' },
    });
    expect(named.body).toMatchObject({ name: 'Ada Lim', ticketCode: expect.stringMatching(/^T.{15}$/) });
    expect(halfway.lines[0]?.passengers.map(({ ticketCode }) => ticketCode !== null)).toEqual([true, false]);
    expect(await mailsOf('named')).toBe(1);
  });

  it.each([
    ['supplier_confirmed', 'is confirmed: who is coming?'],
    ['reminder', 'Tomorrow: your visit, and some names are missing'],
    ['changed', 'your new date'],
  ] as const)('a mail of the moment %s promises no ticket to somebody who is not named', async (moment, subject) => {
    const order = await later();
    await shop.deps.db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ id: string }>`select id from orders where code = ${order.code}`.execute(trx);
      await mailOrderMoment(trx, rows[0]!.id, moment);
    });

    const mails = await mailsTo(shop.deps, order.contact.email);
    const mail = mails.find((one) => one.subject?.includes(order.code) && one.subject.includes(subject));

    expect(mail?.attachments.filter(({ filename }) => filename?.startsWith('tickets'))).toEqual([]);
    expect(mail?.text).toMatch(/every traveller has a name|Without a name there is no ticket/);
    expect(mail?.text).not.toMatch(/attached|same tickets/);
  });

  it('may give the ticket to somebody else until the deadline, and not after it', async () => {
    const [token = ''] = tokensOf(await later());
    await name(token);

    const renamed = await name(token, { ...ada, givenNames: 'Grace', familyName: 'Hopper' });
    shop.clock.set('2026-12-08T01:00:00Z');
    const late = await name(token);

    expect(renamed.body.name).toBe('Grace Hopper');
    expect(late).toMatchObject({ status: 409, body: { code: 'names_closed' } });
  });

  it.each([
    ['no name', { dateOfBirth: '1990-02-03' }, 'givenNames'],
    ['no birth date', { givenNames: 'Ada', familyName: 'Lim' }, 'dateOfBirth'],
    ['a birth date in the future', { ...ada, dateOfBirth: '2027-01-01' }, 'dateOfBirth'],
    ["a child with an adult's ticket", { ...ada, dateOfBirth: '2016-01-01' }, 'dateOfBirth'],
  ])('refuses %s', async (_case, details, field) => {
    const [token = ''] = tokensOf(await later());

    expect(await name(token, details)).toMatchObject({ status: 422, body: { code: 'passenger_incomplete', fields: [{ field }] } });
  });

  it('is for whoever has the link, and for nobody with another', async () => {
    const [token = ''] = tokensOf(await later());
    const [id] = token.split('.');

    expect((await shop.get(`/travellers/${id}.${'x'.repeat(43)}`)).status).toBe(404);
    expect((await shop.get(`/travellers/${randomUUID()}.${token.split('.')[1]}`)).status).toBe(404);
  });

  it('reminds once, three days before the deadline, and shows staff whose deadline has passed', async () => {
    const order = await later();
    const staff = await seedUser(shop.deps, { isStaff: true });
    const before = await mailsOf('names_missing');

    shop.clock.set('2026-12-06T02:00:00Z');
    await remindNames(shop.deps);
    await remindNames(shop.deps);
    shop.clock.set('2026-12-08T02:00:00Z');
    await showMissingNames(shop.deps);
    const stuck = await shop.get<StuckOrders>('/staff/orders/stuck', { token: staff.token });

    expect((await mailsOf('names_missing')) - before).toBeGreaterThanOrEqual(1);
    expect(stuck.body.items).toContainEqual(expect.objectContaining({ code: order.code, reason: 'names_missing' }));
    expect(await remindNames(shop.deps)).toBe(0);
  });

  it('is not for products that want names in the order', async () => {
    await seedProduct(shop.deps, { id: 'strict', options: [{ passengerFields: ['dateOfBirth'] }] });

    await expect(seedPaidOrder(shop, { productId: 'strict', namesLater: true })).rejects.toThrow('passenger_incomplete');
  });
});

describe('ages and fares', () => {
  const put = async (optionId: string, units: Record<string, number>, more: object = {}) => {
    const choice = {
      productId: 'river-zoo',
      optionId,
      localDate: '2026-12-10',
      ...more,
      units: Object.entries(units).map(([unitId, quantity]) => ({ unitId, quantity })),
    };
    const { body, cookie } = await shop.post<Cart>('/cart/lines', choice, { idempotencyKey: randomUUID() });
    return { line: body.lines[0]!, cookie };
  };

  it('prices each traveller by the age on the day when birth dates are given', async () => {
    const { line, cookie } = await put('river-zoo-day', { adult: 3 });

    const { body } = await shop.put<Cart>(
      `/cart/lines/${line.id}/birth-dates`,
      { birthDates: ['1990-01-01', '2013-12-11', '2013-12-10'] },
      { cookie },
    );

    expect(body.lines[0]?.units.map(({ unitId, quantity }) => [unitId, quantity])).toEqual([
      ['adult', 2],
      ['child', 1],
    ]);
    expect(body.total[0]?.charge.amount).toBe(10_500);
  });

  it.each([
    [['1990-01-01', '2026-01-01'], 'birthDates.1'],
    [['2015-01-01', '2015-01-01'], 'units.child'],
    [['1990-01-01'], 'birthDates'],
  ])('refuses ages that cannot be booked: %s', async (birthDates, field) => {
    const { line, cookie } = await put('river-zoo-day', { adult: 2 });

    const answer = await shop.put<Answered>(`/cart/lines/${line.id}/birth-dates`, { birthDates }, { cookie });

    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field }] } });
  });

  it('sells a fare for Indonesian passports to Indonesian passports only', async () => {
    const { productId, out } = await seedFerry(shop.deps, { id: 'two-fares', seats: 20, byPassport: true });
    const { line, cookie } = await put(out, { 'adult-indonesian': 1 }, { productId, startTime: '08:00' });
    const person = { lineId: line.id, unitId: line.units[0]?.unitId, ...ada, passportNumber: 'K1234567P', passportExpiry: '2030-01-01' };
    const order = (nationality: string, answer: object = {}) => {
      const contact = { name: 'Ada Lim', email: 'insured@straits.test', phone: '+65 6123 4567' };
      const body = { contact, passengers: [{ ...person, nationality }], expected: [line.total.charge], acceptTerms: true, ...answer };
      return shop.post<PlacedOrders & Answered>('/orders', body, { cookie, idempotencyKey: randomUUID() });
    };

    const foreign = await order('SG');
    const unasked = await order('ID');
    const indonesian = await order('ID', { insolvencyInsurance: 'wanted', insuranceAcknowledged: true });

    expect(line.units[0]).toMatchObject({ nationality: 'ID' });
    expect(foreign.body).toMatchObject({ code: 'passenger_incomplete', fields: [{ field: 'passengers.0.nationality' }] });
    // Who books a trip abroad for themselves is asked first, and the answer is kept with the names (U9).
    expect(unasked).toMatchObject({ status: 422, body: { code: 'insurance_unanswered' } });
    expect(indonesian.status).toBe(200);
    const { rows } =
      await sql`select insolvency_insurance as answer, insolvency_names as names, insolvency_acknowledged_at is not null as "isAcknowledged"
      from orders where code = ${indonesian.body.orders[0]!.code}`.execute(shop.deps.db);
    expect(rows).toEqual([{ answer: 'wanted', names: ['Ada Lim'], isAcknowledged: true }]);
    const mails = await mailsTo(shop.deps, 'insured@straits.test');
    expect(mails.map(({ text }) => text).join()).toContain('https://gia.org.sg');
  });
});
