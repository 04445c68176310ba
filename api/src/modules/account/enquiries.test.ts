import sharp from 'sharp';
import { ATTACHMENT_MAX_BYTES } from '@straits/api-contract/constants';
import type { EnquiryReceived } from '@straits/api-contract';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { mailsTo } from '../../mail/read-mails.fixture';
import { findNamedLoose } from '../../testing/named-loose';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let staff: string;
beforeAll(async () => {
  shop = await startTestApp();
  const { rows } = await sql<{ address: string }>`select support_email as address from companies`.execute(shop.deps.db);
  staff = rows[0]!.address;
});
afterAll(() => shop.close());

type Received = EnquiryReceived & { code?: string; fields?: { field: string }[] };
const enquiry = (more: object = {}) => ({ name: 'Ada Lim', email: 'ada@straits.test', note: 'Is there a ramp at the gate?', ...more });
const send = (more: object = {}, path = '/enquiries') => shop.post<Received>(path, enquiry(more));

let senders = 0;
/** Each one writes from a place of its own, as the number of enquiries is limited. */
function sendForm(fields: Record<string, string>, file: { name: string; content: Buffer }) {
  const boundary = 'straits-test-boundary';
  const part = (disposition: string, content: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const payload = Buffer.concat([...parts, part(`name="File"; filename="${file.name}"`, file.content), Buffer.from(`--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'x-forwarded-for': `192.0.2.${++senders}` };
  return shop.post<Received>('/enquiries', payload, { headers });
}
const picture = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#135' } }).withExif({ IFD0: { Artist: 'Ada Lim of Block 12' } });
const PNG = () => picture().png().toBuffer();
const keptAttachment = async (reference: string) => {
  const { rows } = await sql<{ attachment: string | null }>`select attachment from enquiries where reference = ${reference}`.execute(
    shop.deps.db,
  );
  return rows[0]?.attachment ?? null;
};

describe('POST /enquiries', () => {
  it('answers a reference, and mails its sender and staff', async () => {
    const { status, body } = await send({
      email: 'Sender@straits.test',
      phone: '+65 6123 4567',
      product: 'River Zoo',
      bookingId: 'ABC123',
    });

    const [mine] = await mailsTo(shop.deps, 'sender@straits.test');
    const theirs = (await mailsTo(shop.deps, staff)).at(-1);
    expect(status).toBe(200);
    expect(body.reference).toMatch(/^Q\d{10}$/);
    expect(mine?.subject).toBe(`We have your enquiry ${body.reference}`);
    expect(mine?.text).toContain('Is there a ramp at the gate?');
    expect(theirs?.subject).toBe(`Enquiry ${body.reference}`);
    for (const fact of ['sender@straits.test', '+65 6123 4567', 'River Zoo', 'ABC123', 'Is there a ramp at the gate?'])
      expect(theirs?.text).toContain(fact);
  });

  it("writes to the sender in the sender's language", async () => {
    const { body } = await send({ email: 'id@straits.test' }, '/enquiries?lang=ID');

    const [mail] = await mailsTo(shop.deps, 'id@straits.test');

    expect(mail?.subject).toContain(body.reference);
    expect(mail?.subject).not.toContain('We have your enquiry');
    expect(mail?.headers.find(({ key }) => key === 'content-language')?.value).toBe('id');
  });

  it.each([
    ['10 letters', 'a'.repeat(10)],
    ['160 letters', 'a'.repeat(160)],
    ['10 emoji', '🦁'.repeat(10)],
    ['160 emoji', '🦁'.repeat(160)],
    ['160 Chinese characters', '海'.repeat(160)],
  ])('takes a note of %s', async (_case, note) => {
    expect((await send({ note })).status).toBe(200);
  });

  it.each([
    ['9 letters', 'a'.repeat(9)],
    ['161 letters', 'a'.repeat(161)],
    ['9 emoji', '🦁'.repeat(9)],
    ['161 emoji', '🦁'.repeat(161)],
    ['blanks', ' '.repeat(20)],
    ['NUL', 'is there a \u0000 ramp?'],
  ])('refuses a note of %s', async (_case, note) => {
    const { status, body } = await send({ note });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request_malformed', fields: [{ field: 'note' }] });
  });

  it('names every field that is wrong', async () => {
    const { body } = await send({ name: 'A', email: 'ada' });

    expect(body.fields?.map(({ field }) => field)).toEqual(['name', 'email']);
  });

  it.each(['call me', '12345', '1234567890123456'])('refuses the telephone number %s, as the forms do', async (phone) => {
    const { status, body } = await send({ phone });

    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'request_malformed', fields: [{ field: 'phone' }] });
  });

  it('mails markup as the text that it is', async () => {
    await send({ email: 'markup@straits.test', note: '<img src=x onerror=alert(1)> & more' });

    const [mail] = await mailsTo(shop.deps, 'markup@straits.test');

    expect(mail?.html).toContain('&lt;img src=x');
    expect(mail?.html).not.toContain('<img src=x');
  });
});

describe('POST /enquiries with a picture', () => {
  it.each(['png', 'jpeg', 'webp'] as const)('keeps a %s drawn anew as a JPEG without what the camera wrote into it', async (type) => {
    const { status, body } = await sendForm(enquiry(), { name: `ramp.${type}`, content: await picture().toFormat(type).toBuffer() });

    const kept = await shop.deps.files.open((await keptAttachment(body.reference)) ?? '');
    const { format, width, exif } = await sharp(await buffer(kept!.stream)).metadata();
    expect(status).toBe(200);
    expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 40, exif: undefined });
    expect(await findNamedLoose(shop)).toEqual([]);
  });

  it.each([
    ['a script by the name of a picture', Buffer.from('<script>alert(1)</script>'), 415, 'file_not_image'],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 415, 'file_not_image'],
    ['half a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'file_not_image'],
    ['5 MB exactly', Buffer.alloc(ATTACHMENT_MAX_BYTES, 1), 413, 'file_too_large'],
    ['what is no picture, of a byte less than 5 MB', Buffer.alloc(ATTACHMENT_MAX_BYTES - 1, 1), 415, 'file_not_image'],
    ['nothing', Buffer.alloc(0), 422, 'file_missing'],
  ])('refuses %s', async (_case, content, status, code) => {
    const answer = await sendForm(enquiry(), { name: 'ramp.png', content });

    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('checks the words too', async () => {
    const answer = await sendForm({ ...enquiry(), note: 'short' }, { name: 'ramp.png', content: await PNG() });

    expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed', fields: [{ field: 'note' }] } });
  });

  it('belongs to the person who is signed in', async () => {
    const { id, token } = await seedUser(shop.deps);

    const { body } = await shop.post<Received>('/enquiries', enquiry(), { token });

    const { rows } = await sql<{ userId: string }>`select user_id as "userId" from enquiries where reference = ${body.reference}`.execute(
      shop.deps.db,
    );
    expect(rows[0]?.userId).toBe(id);
  });
});

describe('POST /newsletter', () => {
  const subscriptions = async () =>
    (await sql<{ email: string; lang: string }>`select email, lang from newsletter_subscriptions order by email`.execute(shop.deps.db))
      .rows;

  it('keeps an address once, with the language of the reader', async () => {
    const [first, again] = [
      await shop.post('/newsletter?lang=ZHTD', { email: 'Reader@straits.test' }),
      await shop.post('/newsletter', { email: 'reader@straits.test' }),
    ];

    expect([first.body, again.body]).toEqual([{ done: true }, { done: true }]);
    expect(await subscriptions()).toEqual([{ email: 'reader@straits.test', lang: 'zh-Hant' }]);
  });

  it.each(['', 'reader', 'reader@', 'a@b.test\u0000', `${'x'.repeat(250)}@straits.test`])('refuses the address %j', async (email) => {
    const answer = await shop.post('/newsletter', { email });

    expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
  });

  it('stops an address that sends too many', async () => {
    const ask = { headers: { 'x-forwarded-for': '198.51.100.7' } };
    for (let time = 0; time < 30; time++) await shop.post('/newsletter', { email: `reader${time}@straits.test` }, ask);

    expect(await shop.post('/newsletter', { email: 'late@straits.test' }, ask)).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
  });
});

it.each([
  ['before its file', '--cut\r\nContent-Disposition: form-data; name="name"\r\n\r\nAda'],
  ['in its file', '--cut\r\nContent-Disposition: form-data; name="File"; filename="gate.png"\r\n\r\nPNG'],
])('a form that is cut off %s is refused as such', async (_where, payload) => {
  const headers = { 'content-type': 'multipart/form-data; boundary=cut', 'x-forwarded-for': `192.0.2.${++senders}` };

  const answer = await shop.post<Received>('/enquiries', Buffer.from(payload), { headers });

  expect(answer).toMatchObject({ status: 400, body: { code: 'request_malformed' } });
});
