import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { createRateProvider } from './rate-source';
import { refreshRates } from './refresh-rates';

// As the Bank publishes it.
const ECB = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube><Cube time='2026-11-30'>
			<Cube currency='USD' rate='1.1600'/><Cube currency='JPY' rate='180.10'/><Cube currency='SGD' rate='1.5000'/>
			<Cube currency='IDR' rate='19200.00'/><Cube currency='MYR' rate='4.8000'/><Cube currency='CNY' rate='8.2000'/>
	</Cube></Cube>
</gesmes:Envelope>`;

let shop: TestApp;
let server: Server;
let answer: { status: number; body: string };
beforeAll(async () => {
  shop = await startTestApp();
  server = createServer((_request, response) => response.writeHead(answer.status, { 'content-type': 'text/xml' }).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await shop.close();
});

const refresh = () =>
  refreshRates(
    shop.deps,
    createRateProvider({ ratesUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/eurofxref-daily.xml` })!,
  );
const rateOf = async (code: string) =>
  (await sql<{ rate: string; at: Date }>`select rate, rate_at as at from currencies where code = ${code}`.execute(shop.deps.db)).rows[0];

it('takes the Bank’s rates over HTTP, against the shop’s own currency, with their time', async () => {
  answer = { status: 200, body: ECB };
  await sql`update currencies set rate_at = '2026-01-01'`.execute(shop.deps.db);

  const { changed, at } = await refresh();

  expect(Number((await rateOf('IDR'))?.rate)).toBe(12_800);
  expect(Number((await rateOf('MYR'))?.rate)).toBe(3.2);
  expect(Number((await rateOf('SGD'))?.rate)).toBe(1);
  expect([changed.includes('IDR'), at.toISOString(), (await rateOf('IDR'))?.at.toISOString()]).toEqual([
    true,
    '2026-11-30T15:00:00.000Z',
    '2026-11-30T15:00:00.000Z',
  ]);
  expect((await refresh()).changed).toEqual([]);
});

it.each([
  ['an error', 503, ECB],
  ['a page that is no table', 200, '<html><body>Maintenance</body></html>'],
  ['half a table', 200, ECB.slice(0, ECB.indexOf("<Cube currency='SGD"))],
  ['a rate of nothing', 200, ECB.replace("rate='19200.00'", "rate='0'")],
  ['a rate in words', 200, ECB.replace("rate='19200.00'", "rate='much'")],
])('keeps the rates that there are when it answers %s', async (_case, status, body) => {
  answer = { status, body };
  const before = await rateOf('IDR');

  await expect(refresh()).rejects.toThrow();

  expect(await rateOf('IDR')).toEqual(before);
});
