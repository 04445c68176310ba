import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import jsQr from 'jsqr';
import PostalMime, { type Email } from 'postal-mime';
import sharp from 'sharp';
import { SMTPServer } from 'smtp-server';
import type { Order, PlacedOrders } from '@straits/api-contract';
import { seedProduct } from '../testing/seed-product';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createMailer } from './mailer';
import { runJobs } from './read-mails.fixture';

// Papers are drawn and looked at, which takes its time on a busy machine.
jest.setTimeout(60_000);

let shop: TestApp;
let received: { mail: Email; from: string; to: string[] }[] = [];
const post = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, session, done) {
    buffer(stream)
      .then((raw) => new PostalMime().parse(raw))
      .then((mail) => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({ mail, from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) });
        done();
      }, done);
  },
});
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await new Promise<void>((resolve) => post.listen(0, '127.0.0.1', resolve));
  const { port } = post.server.address() as AddressInfo;
  shop.deps.mailer = createMailer({ ...shop.deps.settings, smtpUrl: `smtp://127.0.0.1:${port}` });
});
beforeEach(() => void (received = []));
afterAll(async () => {
  await new Promise<void>((resolve) => post.close(resolve));
  await shop.close();
});

const contact = { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' };
const total = { amount: 8_000, currency: 'SGD' };

async function paidOrder(lang: string): Promise<Order> {
  const keyed = () => ({ idempotencyKey: randomUUID() });
  const choice = { productId: 'river-zoo', optionId: 'river-zoo-day', localDate: '2026-12-10', units: [{ unitId: 'adult', quantity: 2 }] };
  const { cookie } = await shop.post('/cart/lines', choice, keyed());
  const placed = await shop.post<PlacedOrders>(
    `/orders?lang=${lang}`,
    { contact, passengers: [], expected: [total], acceptTerms: true },
    { cookie, ...keyed() },
  );
  const { code, accessKey } = placed.body.orders[0]!;
  const card = { number: '4242424242424242', expiry: '12/30', cvc: '123', holder: 'ADA LIM' };
  const { body } = await shop.post<{ cardToken: string }>('/sandbox/cards', card);
  await shop.post(
    `/orders/${code}/payments?key=${accessKey}`,
    { method: 'card', cardToken: body.cardToken, expected: total },
    { cookie, ...keyed() },
  );
  return (await shop.get<Order>(`/orders/${code}?key=${accessKey}`)).body;
}

/** What a scanner reads from each page of a PDF. */
async function scan(pdf: Buffer): Promise<(string | undefined)[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-scan-'));
  try {
    writeFileSync(path.join(folder, 'file.pdf'), pdf);
    execFileSync('pdftoppm', ['-r', '110', '-png', 'file.pdf', 'page'], { cwd: folder });
    const pages = readdirSync(folder)
      .filter((name) => name.endsWith('.png'))
      .sort();
    return await Promise.all(
      pages.map(async (name) => {
        const { data, info } = await sharp(path.join(folder, name)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
        return jsQr(new Uint8ClampedArray(data), info.width, info.height)?.data;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
const textOf = (pdf: Buffer) => execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf }).toString();
const paidMail = (order: Order) => received.find(({ mail }) => mail.attachments.length > 0 && mail.subject?.includes(order.code));
const attached = (mail: Email, name: string) =>
  Buffer.from((mail.attachments.find(({ filename }) => filename?.startsWith(name))?.content ?? new ArrayBuffer(0)) as ArrayBuffer);

it('sends the tickets of a paid order by SMTP, and a scanner reads them', async () => {
  const order = await paidOrder('EN');
  await runJobs(shop.deps);

  const sent = paidMail(order);
  const codes = order.lines.flatMap(({ passengers }) => passengers.map(({ ticketQr }) => ticketQr));
  expect(sent).toMatchObject({ from: 'bookings@straits.test', to: ['ada@straits.test'] });
  expect(sent!.mail.attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    [`tickets-${order.code}.pdf`, 'application/pdf'],
    [`invoice-${order.code}.pdf`, 'application/pdf'],
    [`order-${order.code}.ics`, 'text/calendar'],
  ]);
  expect(codes).toHaveLength(2);
  expect(await scan(attached(sent!.mail, 'tickets'))).toEqual(codes);
  expect(textOf(attached(sent!.mail, 'invoice'))).toMatch(/SGD 80\.00/);
});

it.each([
  ['ID', 'id', 'Faktur', 'E-tiket'],
  ['ZHSM', 'zh-Hans', '发票', '电子票'],
  ['ZHTD', 'zh-Hant', '發票', '電子票'],
])('writes mail and papers in the language of the order: %s', async (lang, tag, invoice, ticket) => {
  const order = await paidOrder(lang);
  await runJobs(shop.deps);

  const { mail } = paidMail(order)!;
  expect(mail.headers.find(({ key }) => key === 'content-language')?.value).toBe(tag);
  expect(textOf(attached(mail, 'invoice'))).toContain(invoice);
  expect(textOf(attached(mail, 'tickets'))).toContain(ticket);
});

it('tries again when the mail server does not answer, and loses no mail', async () => {
  const { mailer } = shop.deps;
  shop.deps.mailer = createMailer({ ...shop.deps.settings, smtpUrl: 'smtp://127.0.0.1:1' });
  const order = await paidOrder('EN');
  await runJobs(shop.deps);
  const lost = paidMail(order);

  shop.deps.mailer = mailer;
  await shop.deps.connection.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await runJobs(shop.deps);

  expect(lost).toBeUndefined();
  expect(paidMail(order)).toBeDefined();
});
