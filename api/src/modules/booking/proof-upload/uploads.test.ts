import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { sql } from 'kysely';
import type { Order, Payment, ProofUpload } from '@straits/api-contract';
import { removeLooseFiles } from '../../../files/loose-files';
import { findNamedLoose } from '../../../testing/named-loose';
import { startPaying } from '../../../testing/pay-order';
import { seedOrder } from '../../../testing/seed-order';
import { seedProduct } from '../../../testing/seed-product';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 1_000 } }] });
});
afterAll(() => shop.close());

interface Transfer {
  order: Order;
  at: string;
  key: string;
}
type Answered<T> = T & { code?: string; fields?: { message: string }[] };

async function transfer(): Promise<Transfer> {
  const order = await seedOrder(shop);
  const { body } = await startPaying(shop, order, { method: 'bank_transfer' });
  return { order, at: `/payments/${body.id}`, key: `key=${order.accessKey}` };
}
const begin = ({ at, key }: Transfer, bytes: number, name = 'proof.png') =>
  shop.post<Answered<ProofUpload>>(`${at}/uploads?${key}`, { name, bytes });
async function send({ at, key }: Transfer, id: string, { offset, piece }: { offset: number; piece: Buffer }) {
  const headers = { host: 'tour.straits.test', 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  const answer = await shop.app.inject({ method: 'PATCH', url: `/travel/v1${at}/uploads/${id}?${key}`, headers, payload: piece });
  return { status: answer.statusCode, body: answer.json<Answered<ProofUpload>>() };
}
const finish = ({ at, key }: Transfer, id: string) => shop.post<Answered<Payment>>(`${at}/uploads/${id}/finish?${key}`, {});

/** The whole way in pieces; answers what the finish says. */
async function prove(one: Transfer, content: Buffer, name?: string) {
  const { body, status } = await begin(one, content.length, name);
  if (status !== 200) return { status, body };
  for (let offset = 0; offset < content.length; offset += 400_000)
    await send(one, body.id, { offset, piece: content.subarray(offset, offset + 400_000) });
  return finish(one, body.id);
}

const picture = () =>
  sharp({ create: { width: 400, height: 600, channels: 3, background: '#135' } })
    .png()
    .toBuffer();

describe('a proof in pieces', () => {
  it('goes on where a broken connection stopped, and is the proof at the end', async () => {
    const one = await transfer();
    const content = await picture();
    const { body: upload } = await begin(one, content.length);

    await send(one, upload.id, { offset: 0, piece: content.subarray(0, 500) });
    const again = await send(one, upload.id, { offset: 0, piece: content.subarray(0, 500) });
    const asked = await shop.get<ProofUpload>(`${one.at}/uploads/${upload.id}?${one.key}`);
    const early = await finish(one, upload.id);
    await send(one, upload.id, { offset: 500, piece: content.subarray(500) });
    const [first, second] = [await finish(one, upload.id), await finish(one, upload.id)];

    expect(again).toMatchObject({ status: 409, body: { code: 'upload_offset_wrong', fields: [{ message: '500' }] } });
    expect(asked.body).toMatchObject({ offset: 500, bytes: content.length });
    expect(early.body).toMatchObject({ code: 'upload_incomplete' });
    expect(first.body).toMatchObject({ status: 'proof_given', proof: { name: 'proof.png' } });
    expect(second.body.proof).toEqual(first.body.proof);
    expect(await findNamedLoose(shop)).toEqual([]);
  });

  it('goes with the next cleaning when another one, whole or in pieces, has taken its place', async () => {
    const one = await transfer();
    const content = await picture();
    const whole = multipart(content, 'whole.png');
    const files: string[] = [];
    const ways = [
      () => prove(one, content),
      () => shop.post(`${one.at}/proof?${one.key}`, whole.payload, { headers: whole.headers }),
      () => prove(one, content),
    ];
    for (const prove of ways) {
      await prove();
      const { rows } = await sql<{ file: string }>`
        select p.proof_file as file from payments p join orders o on o.id = p.order_id where o.code = ${one.order.code}`.execute(
        shop.deps.db,
      );
      files.push(rows[0]!.file);
    }

    await removeLooseFiles(shop.deps, new Date(shop.clock.now().getTime() + 1));
    const kept = await Promise.all(files.map((file) => shop.deps.files.open(file)));
    kept.forEach((file) => file?.stream.destroy());

    expect(kept.map((file) => file !== undefined)).toEqual([false, false, true]);
  });

  it('takes each byte once from two senders at the same time, and none past the end', async () => {
    const one = await transfer();
    const { body: upload } = await begin(one, 1_000);
    const piece = randomBytes(600);

    const answers = await Promise.all(Array.from({ length: 6 }, () => send(one, upload.id, { offset: 0, piece })));
    const tooMuch = await send(one, upload.id, { offset: 600, piece });

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tooMuch.status).toBe(409);
  });

  it('belongs to its payment and is not there for others', async () => {
    const [one, other] = [await transfer(), await transfer()];
    const { body: upload } = await begin(one, 10);

    expect((await shop.get(`${other.at}/uploads/${upload.id}?${other.key}`)).status).toBe(404);
    expect((await shop.get(`${one.at}/uploads/${upload.id}`)).status).toBe(404);
    expect((await send(other, upload.id, { offset: 0, piece: Buffer.from('x') })).status).toBe(404);
  });
});

/** A PNG of 30,000 by 30,000 pixels in a few hundred bytes of header and one line of zeros. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(30_000, 0);
  header.writeUInt32BE(30_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(2_000_000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}
const HEIC = Buffer.concat([Buffer.from('00000018667479706865696300000000686569636d696631', 'hex'), randomBytes(2_000)]);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF');

const multipart = (content: Buffer, name: string) => ({
  payload: Buffer.concat([
    Buffer.from(`--b\r\nContent-Disposition: form-data; name="File"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`),
    content,
    Buffer.from('\r\n--b--\r\n'),
  ]),
  headers: { 'content-type': 'multipart/form-data; boundary=b' },
});

describe('files that are no proof', () => {
  it.each<[string, Buffer, number, string]>([
    ['a script by the name of a picture', Buffer.from('<script>alert(1)</script>'), 415, 'file_not_image'],
    ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /\n'), 415, 'file_not_image'],
    ['a picture that unpacks to 2.7 GB', bomb(), 415, 'file_not_image'],
    ['20 MB', Buffer.alloc(20 * 1024 * 1024, 1), 413, 'file_too_large'],
    ['nothing', Buffer.alloc(0), 422, 'file_missing'],
    ['a HEIC', HEIC, 415, 'file_not_image'],
    ['a PDF', PDF, 415, 'file_not_image'],
  ])('%s is refused, whole or in pieces', async (_case, content, status, code) => {
    const { payload, headers } = multipart(content, 'proof.png');
    const one = await transfer();

    const whole = await shop.post<Answered<Payment>>(`${one.at}/proof?${one.key}`, payload, { headers });
    const inPieces = await prove(one, content);

    expect(whole).toMatchObject({ status, body: { code } });
    expect(inPieces).toMatchObject({ status, body: { code } });
    expect((await shop.get<Payment>(`${one.at}?${one.key}`)).body).toMatchObject({ status: 'awaiting_proof', proof: null });
  });

  it('takes a PNG that is called .jpg, and a name of 200 characters in any script', async () => {
    const names = ['proof.jpg', 'ü', `${'发票'.repeat(98)}.jpg`, `${'\u0628'.repeat(196)}.png`];

    for (const name of names) {
      const answer = await prove(await transfer(), await picture(), name);
      expect(answer).toMatchObject({ status: 200, body: { status: 'proof_given' } });
    }
  });
});
