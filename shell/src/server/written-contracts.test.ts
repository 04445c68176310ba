import { createHash } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createWrittenContracts } from './written-contracts';

const catalog = readFileSync(path.join(__dirname, '../../../mf-catalog/contract.json'), 'utf8');
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

let server: Server;
let asked = 0;
let answer: RequestListener = (_request, response) => void response.end(catalog);
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    asked += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/built/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (asked = 0));

const claims = (contract = hashOf(catalog)) => ({ expires: 1, by: 'qa', remotes: { mf_catalog: { url, contract } } });
const contracts = (limitMs = 10_000) => createWrittenContracts({ limitMs, failureMs: 60_000 });

const LATE = /aborted|timeout/;

describe('the contract of a build that QA tries', () => {
  it('is fetched from beside its files, once, with the largest contract of ours', async () => {
    const known = contracts();

    const [first] = await Promise.all([known.resolve(claims()), known.resolve(claims())]);

    expect(first.remotes.mf_catalog).toMatchObject({ url, contract: { name: 'mf_catalog' } });
    expect(asked).toBe(1);
  });

  it('is not asked for where a published version stands in', async () => {
    const given = { expires: 1, by: 'qa', remotes: { mf_catalog: { version: 'v1' } } };

    expect(await contracts().resolve(given)).toEqual(given);
    expect(asked).toBe(0);
  });

  const lying = JSON.stringify({ ...(JSON.parse(catalog) as object), name: 'mf_wallet' });
  const formless = JSON.stringify({ ...(JSON.parse(catalog) as object), routes: 'all of them' });
  const long = catalog + ' '.repeat(70_000);
  it.each<[string, RequestListener, string, string | RegExp]>([
    ['differs by a byte', (_, response) => response.end(`${catalog} `), catalog, 'not what was signed'],
    ['is a page', (_, response) => response.end('<!doctype html>'), '<!doctype html>', /JSON/],
    ['is another remote’s', (_, response) => response.end(lying), lying, "mf_wallet's, not mf_catalog's"],
    ['is not of the schema', (_, response) => response.end(formless), formless, /routes/],
    ['has no end', (_, response) => response.end(long), long, 'longer than'],
    ['is not there', (_, response) => response.writeHead(404).end(catalog), catalog, 'HTTP 404'],
    ['lies elsewhere', (_, response) => response.writeHead(302, { location: `${url}other` }).end(), catalog, /fetch failed/],
    ['never comes', () => undefined, catalog, LATE],
  ])('is refused when it %s', async (_what, act, signed, reason) => {
    answer = act;
    const known = contracts(reason === LATE ? 50 : undefined);

    await expect(known.resolve(claims(hashOf(signed)))).rejects.toThrow(reason);
    await expect(known.resolve(claims(hashOf(signed)))).rejects.toThrow(reason);

    // A failure is remembered for a while.
    expect(asked).toBe(1);
  });
});
