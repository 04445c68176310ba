import { act, fireEvent, render, screen } from '@testing-library/react';
import { fragment } from './fragment';
import { FederationProvider } from './fragment-frame';
import { startFederation } from './remotes';

const texts = () => Promise.resolve({ default: {} });
const frame = {
  sizeOf: () => ({ width: 120, height: 44 }),
  failed: (failure: { code: string }, retry: () => void) => <button onClick={retry}>{failure.code}</button>,
};
const ref = (version: string) => ({ version, baseUrl: `http://origin.test/${version}/`, integrity: null });
const host = (load: (id: string) => Promise<unknown>, versions = [ref('v1')]) =>
  startFederation({
    versions: { mf_booking: versions },
    load: (_remote, { version }) => load(version),
    addTexts: () => Promise.resolve(),
    report: () => undefined,
    avoid,
  });
const avoid = jest.fn();
const Broken = () => {
  throw new Error('in render');
};

async function show(load: (id: string) => Promise<unknown>, versions = [ref('v1')]) {
  host(load, versions);
  const MiniCart = fragment('mf_booking/MiniCart');
  const { container } = render(
    <FederationProvider frame={frame}>
      <p>the rest of the page</p>
      <MiniCart />
    </FederationProvider>,
  );
  // The room is no content: no role or text leads to it.
  // oxlint-disable-next-line testing-library/no-container, testing-library/no-node-access -- see above
  const room = container.querySelector('[data-fragment]');
  await act(() => Promise.resolve());
  await act(() => Promise.resolve());
  return { room };
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

describe('a fragment', () => {
  it('keeps its room, then shows itself', async () => {
    const { room } = await show(() => Promise.resolve({ default: () => <b>2 items</b>, namespace: 'booking', texts }));

    expect(room).toHaveStyle({ width: '120px', minHeight: '44px' });
    expect(await screen.findByText('2 items')).toBeInTheDocument();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['MFE-102', () => Promise.reject(new Error('RUNTIME-008 failed'))],
    ['MFE-105', () => Promise.resolve(undefined)],
    ['MFE-106', () => Promise.reject(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))],
    ['MFE-107', () => Promise.resolve({ default: 'not a component', texts })],
    ['MFE-108', () => Promise.resolve({ default: Broken, namespace: 'booking', texts })],
  ])('that fails with %s leaves the rest of the page alone', async (code, load) => {
    await show(load);

    expect(await screen.findByRole('button', { name: code })).toBeInTheDocument();
    expect(screen.getByText('the rest of the page')).toBeInTheDocument();
  });

  it.each<[string, () => Promise<unknown>]>([
    ['does not load', () => Promise.reject(new Error('RUNTIME-008 failed'))],
    ['is not of the contract', () => Promise.resolve({ default: 42, texts })],
    ['throws when it is drawn', () => Promise.resolve({ default: Broken, namespace: 'booking', texts })],
  ])('that %s is replaced by the version before, unasked', async (_what, load) => {
    const good = () => Promise.resolve({ default: () => <b>the good old one</b>, namespace: 'booking', texts });
    await show((version) => (version === 'v2' ? load() : good()), [ref('v2'), ref('v1')]);

    expect(await screen.findByText('the good old one')).toBeInTheDocument();
    expect(avoid).toHaveBeenCalledWith('mf_booking', 'v2');
  });

  it('comes when it is tried again', async () => {
    let tries = 0;
    await show(() =>
      tries++ === 0
        ? Promise.reject(new Error('RUNTIME-008'))
        : Promise.resolve({ default: () => <b>here</b>, namespace: 'booking', texts }),
    );

    fireEvent.click(await screen.findByRole('button', { name: 'MFE-102' }));

    expect(await screen.findByText('here')).toBeInTheDocument();
  });
});
