import { act, fireEvent, render, screen } from '@testing-library/react';
import { FederationProvider } from './fragment-frame';
import { later } from './later';
import { RemoteFailure } from './failure';
import { partFailed, startFederation } from './remotes';

const baseUrl = 'http://origin.test/mf_catalog/v2/';
const chunkFailure = () => Object.assign(new Error(`Loading chunk 7 failed.\n(error: ${baseUrl}7.js)`), { name: 'ChunkLoadError' });
const report = jest.fn();
const frame = {
  sizeOf: () => undefined,
  failed: (failure: { code: string }, retry: () => void) => <button onClick={retry}>{failure.code}</button>,
};
const Shelf = () => <b>Popular now</b>;

async function show(load: () => Promise<typeof Shelf>, isSpare = false) {
  const Part = later(load, { isSpare });
  render(
    <FederationProvider frame={frame}>
      <p>the rest of the page</p>
      <Part />
    </FederationProvider>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve)));
}

beforeEach(() => {
  report.mockReset();
  startFederation({
    versions: { mf_catalog: [{ version: 'v2', baseUrl, integrity: null }] },
    load: () => Promise.reject(new Error('nobody asks')),
    addTexts: () => Promise.resolve(),
    report,
    avoid: () => undefined,
  });
});

it('costs its own part when its code does not come, is told with its version, and comes when it is asked for again', async () => {
  const load = jest.fn<Promise<typeof Shelf>, []>().mockRejectedValueOnce(chunkFailure());
  await show(load.mockResolvedValue(Shelf));
  expect(screen.getByText('the rest of the page')).toBeVisible();
  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'MFE-106', remote: 'mf_catalog', version: 'v2', isPart: true }));

  fireEvent.click(await screen.findByRole('button', { name: 'MFE-106' }));

  expect(await screen.findByText('Popular now')).toBeVisible();
});

it('leaves nothing in its place where the page is whole without it', async () => {
  await show(() => Promise.reject(chunkFailure()), true);

  expect(screen.getByText('the rest of the page')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(report).toHaveBeenCalled();
});

it('is told under the version in use where a part broke while it was drawn', () => {
  partFailed(new RemoteFailure('MFE-108', 'mf_catalog', { cause: new Error('in render'), detail: 'in render' }));

  expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'MFE-108', remote: 'mf_catalog', version: 'v2', isPart: true }));
});
