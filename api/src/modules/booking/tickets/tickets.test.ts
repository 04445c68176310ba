import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey, createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { sql } from 'kysely';
import type { Order, TicketCheck } from '@straits/api-contract';
import { readOrder, seedPaidOrder } from '../../../testing/pay-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedOrder } from '../../../testing/seed-order';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let staff: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await seedUser(shop.deps, { isStaff: true });
  await seedProduct(shop.deps);
});
beforeEach(() => shop.clock.set('2026-12-01T02:00:00Z'));
afterAll(() => shop.close());

const ON_THE_DAY = '2026-12-10T03:00:00Z';
const ask = async (what: 'check' | 'use', code: string) =>
  (await shop.post<TicketCheck>(`/staff/tickets/${what}`, { code }, { token: staff.token })).body;
const qrOf = (order: Order, index = 0) => order.lines[0]?.passengers[index]?.ticketQr ?? '';
const codeOf = (order: Order) => order.lines[0]?.passengers[0]?.ticketCode ?? '';

it('lets in once, on the day, whoever asks at the same moment', async () => {
  const order = await seedPaidOrder(shop);
  const early = await ask('use', qrOf(order));
  shop.clock.set(ON_THE_DAY);

  const seen = await ask('check', codeOf(order).toLowerCase());
  const scanned = await Promise.all(Array.from({ length: 8 }, () => ask('use', qrOf(order))));

  expect(early.verdict).toBe('other_day');
  expect(seen).toMatchObject({ verdict: 'valid', ticket: { name: 'Ada Lim', orderCode: order.code, usedAt: null } });
  expect(scanned.map(({ verdict }) => verdict).sort()).toEqual(['used', 'used', 'used', 'used', 'used', 'used', 'used', 'valid']);
});

it('knows what is not a ticket of ours', async () => {
  const order = await seedPaidOrder(shop);
  const [code = '', signature = ''] = qrOf(order).split('.');

  expect(await ask('check', `${code}.${signature.split('').reverse().join('')}`)).toEqual({ verdict: 'forged', ticket: null });
  expect(await ask('check', `${codeOf(await seedPaidOrder(shop))}.${signature}`)).toEqual({ verdict: 'forged', ticket: null });
  expect(await ask('check', 'TNOSUCHTICKET000')).toEqual({ verdict: 'unknown', ticket: null });
  expect(await ask('check', '<script>alert(1)</script>')).toMatchObject({ ticket: null });
});

it('shows no ticket before the payment, and takes none that was cancelled', async () => {
  const waiting = await seedOrder(shop);
  const order = await seedPaidOrder(shop);
  const qr = qrOf(order);
  const key = `key=${order.accessKey}`;
  await shop.post(
    `/orders/${order.code}/cancel?${key}`,
    { reason: 'Somebody is ill', expectedRefund: order.total },
    { idempotencyKey: 'cancel-a-ticket' },
  );

  expect(waiting.lines[0]?.passengers[0]).toMatchObject({ ticketCode: null, ticketQr: null });
  expect(await ask('check', qr)).toMatchObject({ verdict: 'cancelled' });
});

it('pays nothing back for a ticket that was used', async () => {
  const order = await seedPaidOrder(shop);
  const key = `key=${order.accessKey}`;
  shop.clock.set(ON_THE_DAY);
  await ask('use', qrOf(order));
  shop.clock.set('2026-12-01T02:00:00Z');

  const quote = await shop.post(`/orders/${order.code}/cancel-quote?${key}`, {});
  const move = await shop.post(`/orders/${order.code}/lines/${order.lines[0]?.id}/date-quote?${key}`, { localDate: '2026-12-12' });

  expect(quote.body).toMatchObject({ paid: { amount: 4_000 }, refund: { amount: 4_000 } });
  expect(move).toMatchObject({ status: 409, body: { code: 'ticket_used' } });
  expect((await readOrder(shop, order)).status).toBe('paid');
});

describe('in a wallet', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'straits-passes-'));
  const at = (name: string) => path.join(folder, name);
  const openssl = (...words: string[]) => execFileSync('openssl', words, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }).toString();
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 });

  beforeAll(() => {
    const subject = (name: string) => ['-subj', `/C=US/O=Test \u5c9b/CN=${name}`, '-utf8', '-nodes', '-newkey', 'rsa:2048'];
    openssl('req', '-x509', ...subject('Test Relations'), '-keyout', 'authority.pem', '-out', 'wwdr.pem', '-days', '2');
    openssl('req', ...subject('Pass Type ID'), '-keyout', 'key.pem', '-out', 'request.pem');
    const serial = ['-set_serial', '0x00ff10203040506070'];
    openssl(
      'x509',
      '-req',
      '-in',
      'request.pem',
      '-CA',
      'wwdr.pem',
      '-CAkey',
      'authority.pem',
      ...serial,
      '-out',
      'certificate.pem',
      '-days',
      '2',
    );
    const pem = (name: string) => readFileSync(at(name), 'utf8');
    const keys = { certificate: pem('certificate.pem'), key: pem('key.pem'), intermediate: pem('wwdr.pem') };
    shop.deps.settings.applePasses = { ...keys, passTypeId: 'pass.test.straits.ticket', teamId: 'ABCDE12345' };
    const key = google.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    shop.deps.settings.googlePasses = { issuerId: '3388000000012345678', email: 'passes@shop.iam.gserviceaccount.com', key };
  });
  afterAll(() => {
    shop.deps.settings.applePasses = undefined;
    shop.deps.settings.googlePasses = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  /** The files of a ZIP that is stored, by the headers in front of each. */
  function filesOf(zip: Buffer): Map<string, Buffer> {
    const files = new Map<string, Buffer>();
    for (let head = 0; zip.readUInt32LE(head) === 0x04034b50;) {
      const [size, named] = [zip.readUInt32LE(head + 18), zip.readUInt16LE(head + 26)];
      const start = head + 30 + named + zip.readUInt16LE(head + 28);
      const content = zip.subarray(start, start + size);
      expect(zip.readUInt32LE(head + 14)).toBe(crc32(content));
      files.set(zip.toString('latin1', head + 30, head + 30 + named), content);
      head = start + size;
    }
    return files;
  }
  const pathOf = (order: Order, what: string, travellerId = order.lines[0]!.passengers[0]!.id) =>
    `/orders/${order.code}/travellers/${travellerId}/${what}?key=${order.accessKey}`;
  const applePass = (order: Order) =>
    shop.app.inject({ method: 'GET', url: `/travel/v1${pathOf(order, 'ticket.pkpass')}`, headers: { host: 'localhost' } });

  it("of Apple's: the manifest names each file, and openssl takes its signature", async () => {
    const order = await seedPaidOrder(shop);
    const answer = await applePass(order);
    const files = filesOf(answer.rawPayload);
    const manifest = JSON.parse(files.get('manifest.json')!.toString()) as Record<string, string>;
    for (const name of ['manifest.json', 'signature']) writeFileSync(at(name), files.get(name)!);
    const verify = [
      'smime',
      '-verify',
      '-inform',
      'DER',
      '-in',
      'signature',
      '-content',
      'manifest.json',
      '-binary',
      '-CAfile',
      'wwdr.pem',
      '-purpose',
      'any',
    ];
    const verified = openssl(...verify);
    const told = openssl('cms', '-cmsout', '-print', '-inform', 'DER', '-in', 'signature');
    writeFileSync(at('manifest.json'), files.get('manifest.json')!.toString().replace('icon', 'ikon'));

    expect(order.wallets).toEqual(['apple', 'google']);
    expect(answer.headers['content-type']).toBe('application/vnd.apple.pkpass');
    expect(verified).toBe(files.get('manifest.json')!.toString());
    expect(told).toContain('signingTime');
    expect(told).toContain('Dec  1 02:00:00 2026 GMT');
    expect(() => openssl(...verify)).toThrow();
    expect(Object.keys(manifest).sort()).toEqual(
      [...files.keys()].filter((name) => name !== 'manifest.json' && name !== 'signature').sort(),
    );
    for (const [name, sum] of Object.entries(manifest)) expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(sum);
    expect(JSON.parse(files.get('pass.json')!.toString())).toMatchObject({
      ...{ formatVersion: 1, passTypeIdentifier: 'pass.test.straits.ticket', teamIdentifier: 'ABCDE12345', serialNumber: codeOf(order) },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: qrOf(order), messageEncoding: 'iso-8859-1' }],
      ...{ relevantDate: '2026-12-10T00:00:00+08:00', expirationDate: '2026-12-10T23:59:00+08:00' },
      eventTicket: { auxiliaryFields: [{ value: 'Ada Lim' }, {}] },
    });
  });

  it("of Google's: a JWT that the account's public key verifies", async () => {
    const order = await seedPaidOrder(shop);
    const { body } = await shop.get<{ url: string }>(pathOf(order, 'google-wallet'));
    const [head = '', claims = '', signature = ''] = body.url.replace('https://pay.google.com/gp/v/save/', '').split('.');
    const told = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { payload: { eventTicketClasses: { id: string }[] } };
    const isSigned = createVerify('sha256')
      .update(`${head}.${claims}`)
      .verify(createPublicKey(google.publicKey.export({ type: 'spki', format: 'pem' })), signature, 'base64url');

    expect(isSigned).toBe(true);
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
    expect(told).toMatchObject({
      ...{ iss: 'passes@shop.iam.gserviceaccount.com', aud: 'google', typ: 'savetowallet', iat: Date.parse('2026-12-01T02:00:00Z') / 1000 },
      payload: {
        eventTicketClasses: [{ reviewStatus: 'UNDER_REVIEW' }],
        eventTicketObjects: [
          {
            state: 'ACTIVE',
            ticketNumber: codeOf(order),
            barcode: { type: 'QR_CODE', value: qrOf(order) },
            classId: told.payload.eventTicketClasses[0]!.id,
          },
        ],
      },
    });
  });

  it("of Google's is an address that is not too long", async () => {
    const order = await seedPaidOrder(shop);
    // The longest text of the demo, of its hotels.
    const redemption = '入住时出示凭证（纸质或手机均可）及预订人护照，前台扫码后交付钥匙，房费无需再付。';
    const told = { productName: '新加坡夜间野生动物园', optionName: '一日票（含游船）', redemption };
    await sql`update order_lines set snapshot = snapshot || ${JSON.stringify(told)}::jsonb
      where order_id = (select id from orders where code = ${order.code})`.execute(shop.deps.db);
    const { body } = await shop.get<{ url: string }>(pathOf(order, 'google-wallet'));

    expect(Buffer.from(body.url.split('.')[3]!, 'base64url').toString()).toContain(told.productName);
    expect(body.url.length).toBeLessThan(1_800);
  });

  it('is nobody else’s, and none before the payment or after a cancellation', async () => {
    const [order, other, waiting] = [await seedPaidOrder(shop), await seedPaidOrder(shop), await seedOrder(shop)];
    const strange = await shop.get(pathOf(order, 'google-wallet', other.lines[0]!.passengers[0]!.id));
    const keyless = await shop.get(pathOf({ ...order, accessKey: other.accessKey }, 'google-wallet'));
    const early = await shop.get(pathOf(waiting, 'google-wallet'));
    const wanted = { reason: 'Somebody is ill', expectedRefund: order.total };
    await shop.post(`/orders/${order.code}/cancel?key=${order.accessKey}`, wanted, { idempotencyKey: 'cancel-a-pass' });

    expect([strange, keyless, early].map(({ status }) => status)).toEqual([404, 404, 409]);
    expect((await applePass(order)).statusCode).toBe(409);
    expect((await readOrder(shop, order)).wallets).toBeUndefined();
  });
});
