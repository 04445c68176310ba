import { mailsTo } from '../../mail/read-mails.fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

let callers = 0;
const register = (more: object) => {
  callers += 1;
  const headers = { 'x-forwarded-for': `192.0.2.${callers}` };
  return shop.post<{ code: string; email: string }>('/auth/register', { name: 'Ada Lim', password: 'correct horse', ...more }, { headers });
};

describe('an e-mail address', () => {
  it.each([
    ['a+b.c-d_e@sub.example.co.id', 'a+b.c-d_e@sub.example.co.id'],
    ["o'hara@example.com", "o'hara@example.com"],
    [' Padded@Example.COM ', 'padded@example.com'],
    ['x@xn--fsqu00a.xn--0zwm56d', 'x@xn--fsqu00a.xn--0zwm56d'],
    [`${'a'.repeat(64)}@${'b'.repeat(60)}.example`, `${'a'.repeat(64)}@${'b'.repeat(60)}.example`],
  ])('%s is taken, and kept as %s', async (email, kept) => {
    const { status, body } = await register({ email });

    expect([status, body.email]).toEqual([200, kept]);
    expect(await mailsTo(shop.deps, kept)).toHaveLength(1);
  });

  it.each([
    'plain',
    '@example.com',
    'two@@example.com',
    'dot.@example.com',
    'a..b@example.com',
    'space in@example.com',
    'line@example.com\nBcc: victim@example.com',
    'nul\u0000@example.com',
    '<script>@example.com',
    'a@b',
    `${'a'.repeat(65)}@example.com`,
    `${'a'.repeat(250)}@example.com`,
  ])('%j is refused by its field', async (email) => {
    const { status, body } = await register({ email });

    expect([status, body.code]).toEqual([400, 'request_malformed']);
    expect(JSON.stringify(body)).toContain('"field":"email"');
  });
});

it.each(['陈美玲', 'محمد بن سلمان', 'Nguyễn Thị Minh Khai', 'Ólafur Þór', 'மீனாட்சி', 'Madonna', "D'Arcy-O'Neill Jr.", '玛丽·居里', 'Ng'])(
  'the name %s is taken and stands in the mail as it was typed',
  async (name) => {
    callers += 1;
    const email = `name${callers}@straits.test`;
    const { status } = await register({ name, email });

    expect(status).toBe(200);
    expect((await mailsTo(shop.deps, email))[0]?.text).toContain(name);
  },
);

it('a name that is HTML greets nobody', async () => {
  await register({ name: '<img src=x onerror=alert(1)>', email: 'html@straits.test' });

  const [mail] = await mailsTo(shop.deps, 'html@straits.test');
  expect(mail?.html).toContain('Hello,');
  expect(mail?.html).not.toContain('img src=x');
});

describe('a password', () => {
  it.each([
    [6, 400],
    [7, 200],
    [512, 200],
    [513, 400],
  ])('of %i characters answers %i', async (length, status) => {
    const answer = await register({ email: `length${length}@straits.test`, password: 'ab1'.repeat(200).slice(0, length) });

    expect(answer.status).toBe(status);
  });
});

it('a link that is sent again goes on to where the first one did', async () => {
  const { cookie } = await register({ email: 'again@straits.test', next: '/order-history?tab=past' });
  await shop.post('/auth/resend-confirmation', { email: 'again@straits.test' });
  const text = (await mailsTo(shop.deps, 'again@straits.test')).at(-1)?.text ?? '';

  const token = /confirm=([\w-]+)/.exec(text)?.[1];
  const { body } = await shop.post<{ next: string }>('/auth/confirm-email', { token }, { cookie });

  expect(body.next).toBe('/order-history?tab=past');
});

it('agents’ mails lead to the trade host, travellers’ to the consumer site', async () => {
  const agent = { agencyName: 'Kampong Tours', licenceNumber: 'TA01234', uniqueEntityNumber: '201912345K' };
  await register({ email: 'trade@agency.test', agent });
  await register({ email: 'traveller@straits.test' });
  const linkTo = async (address: string) =>
    new URL(/http\S+/.exec((await mailsTo(shop.deps, address))[0]?.text ?? '')?.[0] ?? 'http://none').host;

  expect(await linkTo('trade@agency.test')).toBe('b2b.localhost:3000');
  expect(await linkTo('traveller@straits.test')).toBe('localhost:3000');
});
