import { createHash } from 'node:crypto';
import { createRemoteBuilds, isLate } from './remote-builds';

const GOOD =
  "const shared = require('@straits/http'); module.exports = { default: { namespace: 'catalog', texts: () => shared, pages: {} } };";
const address = 'http://origin.test/v1/remote.cjs';
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const integrity = hashOf(GOOD);

interface Answer {
  body?: string;
  status?: number;
  type?: string;
  hangs?: boolean;
  /** Not even a time-out ends it. */
  isDeaf?: boolean;
}
function builds(answers: Answer[]) {
  const asked: string[] = [];
  const fetch = (url: unknown, init?: RequestInit) => {
    asked.push(String(url));
    const { body = GOOD, status = 200, type = 'text/plain', hangs, isDeaf } = answers[Math.min(asked.length, answers.length) - 1] ?? {};
    if (isDeaf) return new Promise<Response>(() => undefined);
    if (hangs) return new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    return Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));
  };
  const loader = createRemoteBuilds({
    singletons: { '@straits/http': 'the one copy' },
    limitMs: 30,
    failureMs: 40,
    fetch: fetch,
  });
  return { loader, asked };
}

describe('a remote’s server build', () => {
  it('is loaded once per address', async () => {
    const { loader, asked } = builds([{}]);

    const [first, second] = await Promise.all([loader.get(address, integrity), loader.get(address, integrity)]);

    expect(asked).toHaveLength(1);
    expect(first).toBe(second);
  });

  it('gets the shell’s copy of a shared package', async () => {
    const { loader } = builds([{}]);

    const pages = await loader.get(address, integrity);

    expect(pages.texts('en')).toBe('the one copy');
  });

  it('is late where nothing ever settles, and is asked for again', async () => {
    const { loader, asked } = builds([{ isDeaf: true }, {}]);

    const late: unknown = await loader.get(address, integrity).catch((error: unknown) => error);
    while (asked.length === 1) await loader.get(address, integrity).catch(() => new Promise((resolve) => setImmediate(resolve)));

    expect(isLate(late)).toBe(true);
    await expect(loader.get(address, integrity)).resolves.toHaveProperty('pages');
  });

  it('lives beside another version', async () => {
    const { loader, asked } = builds([{}]);

    await Promise.all([loader.get(address, integrity), loader.get('http://origin.test/v2/remote.cjs', integrity)]);

    expect(asked).toHaveLength(2);
  });

  it.each<[string, Answer]>([
    ['an error page', { status: 404, body: 'globalThis.wasRun = true' }],
    ['a page of HTML', { type: 'text/html', body: '<html>' }],
    ['a syntax error', { body: 'this is not JavaScript' }],
    ['what throws at load', { body: "throw new Error('at load')" }],
    ['what is not of the contract', { body: 'module.exports = {}' }],
    ['what wants a package that the shell has not', { body: "require('fs')" }],
    ['what never answers', { hangs: true }],
  ])('is refused when it is %s', async (_what, answer) => {
    const { loader } = builds([answer]);

    await expect(loader.get(address, hashOf(answer.body ?? GOOD))).rejects.toThrow();
    expect('wasRun' in globalThis).toBe(false);
  });

  it('is not asked for again while a failure is remembered, and is after that', async () => {
    jest.useFakeTimers();
    const { loader, asked } = builds([{ status: 500 }, {}]);
    await expect(loader.get(address, integrity)).rejects.toThrow();
    await expect(loader.get(address, integrity)).rejects.toThrow();
    const whileRemembered = asked.length;

    await jest.advanceTimersByTimeAsync(40);
    await loader.get(address, integrity);

    jest.useRealTimers();
    expect([whileRemembered, asked.length]).toEqual([1, 2]);
  });

  it('is run when it has the hash of the registry', async () => {
    const { loader } = builds([{}]);

    await expect(loader.get(address, hashOf(GOOD))).resolves.toHaveProperty('pages');
  });

  it('is refused when a byte of it differs', async () => {
    const { loader } = builds([{ body: `${GOOD.replace('catalog', 'cataloh')};globalThis.wasRun = true` }]);

    await expect(loader.get(address, hashOf(GOOD))).rejects.toThrow('MFE-113');
    expect('wasRun' in globalThis).toBe(false);
  });

  it('leaves memory when many others were asked for since', async () => {
    const { loader, asked } = builds([{}]);
    await loader.get(address, integrity);

    for (let other = 0; other < 32; other += 1) await loader.get(`http://origin.test/${other}/remote.cjs`, integrity);
    await loader.get(address, integrity);

    expect(asked).toHaveLength(34);
  });
});
