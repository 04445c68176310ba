import { createLoader } from './loader';

const ref = (version: string) => ({ version, baseUrl: `http://origin.test/${version}/`, integrity: null });

/** A remote whose versions load, or not, as told; at a clock that stands still until it is moved. */
function remote(works: Record<string, boolean>, versions = Object.keys(works)) {
  let at = 0;
  const asked: string[] = [];
  const failures: string[] = [];
  const avoided: string[] = [];
  const loader = createLoader({
    remote: 'mf_wallet',
    versions: versions.map(ref),
    load: ({ version }) => {
      asked.push(version);
      return works[version] ? Promise.resolve(version) : Promise.reject(new Error('RUNTIME-008'));
    },
    onFailure: ({ code, version }) => failures.push(`${code} ${version}`),
    onDegraded: (version) => avoided.push(version),
    now: () => at,
  });
  return { loader, asked, failures, avoided, works, pass: (ms: number) => void (at += ms) };
}

describe('the loader of a remote', () => {
  it('is ready with the wanted version', async () => {
    const { loader, avoided } = remote({ v2: true, v1: true });

    await expect(loader.load('pages')).resolves.toMatchObject({ version: 'v2' });
    expect([loader.state(), avoided]).toEqual(['ready', []]);
  });

  it('goes on with the version before, names the failure, and stays with it', async () => {
    const { loader, asked, failures, avoided } = remote({ v2: false, v1: true });

    await loader.load('pages');
    await loader.load('MiniCart');

    expect([loader.state(), asked, failures, avoided]).toEqual(['degraded', ['v2', 'v1', 'v1'], ['MFE-102 v2'], ['v2']]);
  });

  it('is open when no version comes, asks nobody for a while, then tries the wanted one again', async () => {
    const { loader, asked, works, pass } = remote({ v2: false, v1: false });
    await expect(loader.load('pages')).rejects.toThrow('MFE-102');
    await expect(loader.load('pages')).rejects.toThrow('MFE-102');
    expect([loader.state(), asked]).toEqual(['open', ['v2', 'v1']]);

    pass(2_000);
    works.v2 = true;
    const again = loader.load('pages');

    expect(loader.state()).toBe('half-open');
    await expect(again).resolves.toMatchObject({ version: 'v2' });
    expect(loader.state()).toBe('ready');
  });

  it('waits twice as long after each time', async () => {
    const { loader, asked, pass } = remote({ v1: false });
    await expect(loader.load('pages')).rejects.toThrow();
    pass(2_000);
    await expect(loader.load('pages')).rejects.toThrow();
    pass(2_000);
    await expect(loader.load('pages')).rejects.toThrow();
    const during = asked.length;

    pass(2_000);
    await expect(loader.load('pages')).rejects.toThrow();

    expect([during, asked.length]).toEqual([2, 3]);
  });

  it('does not wait when the shopper asks', async () => {
    const { loader, asked } = remote({ v1: false });
    await expect(loader.load('pages')).rejects.toThrow();

    loader.reopen();
    await expect(loader.load('pages')).rejects.toThrow();

    expect(asked).toHaveLength(2);
  });

  it('moves to the version before when what it drew broke, once', async () => {
    const { loader, avoided, failures } = remote({ v2: true, v1: true });
    const { version } = await loader.load('pages');

    expect(loader.broke(version, new Error('in render'))).toBe(true);
    await expect(loader.load('pages')).resolves.toMatchObject({ version: 'v1' });
    expect(loader.broke('v1', new Error('in render'))).toBe(false);
    expect([avoided, failures]).toEqual([['v2'], ['MFE-104 v2', 'MFE-104 v1']]);
  });

  it('gives a version eight seconds for a module, then goes on with the one before', async () => {
    jest.useFakeTimers();
    const failures: string[] = [];
    const loader = createLoader({
      remote: 'mf_wallet',
      versions: [ref('v2'), ref('v1')],
      load: ({ version }) => (version === 'v1' ? Promise.resolve(version) : new Promise(() => undefined)),
      onFailure: ({ code, version }) => failures.push(`${code} ${version}`),
      onDegraded: () => undefined,
    });
    const loaded = loader.load('pages');

    await jest.advanceTimersByTimeAsync(7_999);
    expect(failures).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);

    await expect(loaded).resolves.toMatchObject({ version: 'v1' });
    expect(failures).toEqual(['MFE-103 v2']);
    jest.useRealTimers();
  });

  it('says that a remote without a version is not in the registry', async () => {
    const { loader } = remote({}, []);

    await expect(loader.load('pages')).rejects.toThrow('MFE-101');
  });
});
