import { createKeptValues } from './kept-values';

function clocked() {
  let at = 0;
  const kept = createKeptValues<string>({ freshMs: 5_000, staleMs: 60_000, retryMs: 1_000, limitMs: 20, entries: 2, now: () => at });
  return { kept, pass: (ms: number) => (at += ms) };
}

describe('kept values', () => {
  it('loads once however many ask at the same time', async () => {
    const { kept } = clocked();
    const load = jest.fn(() => Promise.resolve('page'));

    await Promise.all([kept.get('a', load), kept.get('a', load), kept.get('a', load)]);

    expect(load).toHaveBeenCalledTimes(1);
  });

  it('gives a fresh value without loading', async () => {
    const { kept, pass } = clocked();
    await kept.get('a', () => Promise.resolve('old'));
    pass(4_999);
    const load = jest.fn(() => Promise.resolve('new'));

    const value = await kept.get('a', load);

    expect([value, load.mock.calls.length]).toEqual(['old', 0]);
  });

  it('gives a stale value at once and loads the next one behind it', async () => {
    const { kept, pass } = clocked();
    await kept.get('a', () => Promise.resolve('old'));
    pass(5_000);

    const stale = await kept.get('a', () => Promise.resolve('new'));
    await new Promise((resolve) => setImmediate(resolve));
    const next = await kept.get('a', () => Promise.resolve('newest'));

    expect([stale, next]).toEqual(['old', 'new']);
  });

  it('waits for a new value when the old one is too old', async () => {
    const { kept, pass } = clocked();
    await kept.get('a', () => Promise.resolve('old'));
    pass(60_000);

    expect(kept.has('a')).toBe(false);
    await expect(kept.get('a', () => Promise.resolve('new'))).resolves.toBe('new');
  });

  it('keeps the stale value while loading fails, and does not try on every call', async () => {
    const { kept, pass } = clocked();
    await kept.get('a', () => Promise.resolve('old'));
    pass(5_000);
    const fail = jest.fn(() => Promise.reject(new Error('down')));
    await kept.get('a', fail);
    await new Promise(setImmediate);

    const value = await kept.get('a', fail);

    expect([value, fail.mock.calls.length]).toEqual(['old', 1]);
  });

  it('drops what was used least recently', async () => {
    const { kept } = clocked();
    await kept.get('a', () => Promise.resolve('a'));
    await kept.get('b', () => Promise.resolve('b'));
    await kept.get('a', () => Promise.resolve('never'));

    await kept.get('c', () => Promise.resolve('c'));

    expect([kept.has('a'), kept.has('b'), kept.has('c')]).toEqual([true, false, true]);
  });

  it('gives up a load that never settles, and loads again', async () => {
    const { kept } = clocked();
    const never = kept.get('a', () => new Promise<string>(() => undefined));
    const waiting = kept.get('a', () => Promise.resolve('not asked for while the first one is under way'));

    await expect(never).rejects.toThrow('a took more than 20 ms');
    await expect(waiting).rejects.toThrow('a took more than 20 ms');
    await expect(kept.get('a', () => Promise.resolve('there'))).resolves.toBe('there');
  });
});
