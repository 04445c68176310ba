import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FederationProvider } from './fragment-frame';
import { later, opened } from './later';
import { RemoteFailure } from './failure';
import { partFailed, startFederation } from './remotes';

const baseUrl = 'http://origin.test/mf_catalog/v2/';
const chunkFailure = () => Object.assign(new Error(`Loading chunk 7 failed.\n(error: ${baseUrl}7.js)`), { name: 'ChunkLoadError' });
const report = jest.fn();
const frame = {
  sizeOf: () => undefined,
  failed: (failure: { code: string }, retry: () => void, onClose?: () => void) => (
    <>
      <button onClick={retry}>{failure.code}</button>
      {onClose && <button onClick={onClose}>Leave it</button>}
    </>
  ),
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

describe('what is opened by a press', () => {
  interface SheetProps {
    isOpen: boolean;
    onClose: () => void;
  }
  const Sheet = ({ isOpen }: SheetProps) => (isOpen ? <b>Filters</b> : null);
  const load = jest.fn<Promise<typeof Sheet>, []>();
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
  };
  function showPage() {
    const FilterSheet = opened(load, () => <i>on its way</i>);
    function Page() {
      const [isOpen, setOpen] = useState<boolean | null>(null);
      return (
        <FederationProvider frame={frame}>
          <button onClick={() => setOpen(true)}>Open the filters</button>
          {isOpen !== null && <FilterSheet isOpen={isOpen} onClose={() => setOpen(false)} />}
        </FederationProvider>
      );
    }
    render(<Page />);
  }
  beforeEach(() => load.mockReset());

  it('is asked for with the press, not with the page', async () => {
    load.mockResolvedValue(Sheet);
    showPage();
    expect(load).not.toHaveBeenCalled();

    await press('Open the filters');

    expect(screen.getByText('Filters')).toBeVisible();
  });

  it('leaves the page when it does not come, is told, and comes when it is asked for again', async () => {
    load.mockRejectedValueOnce(chunkFailure()).mockResolvedValue(Sheet);
    showPage();
    await press('Open the filters');
    expect(screen.getByRole('button', { name: 'Open the filters' })).toBeVisible();
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'MFE-106', remote: 'mf_catalog', version: 'v2', isPart: true }));

    await press('MFE-106');

    expect(screen.getByText('Filters')).toBeVisible();
  });

  it('is let go, and asked for with the next press', async () => {
    load.mockRejectedValueOnce(chunkFailure()).mockResolvedValue(Sheet);
    showPage();
    await press('Open the filters');

    await press('Leave it');
    expect(screen.queryByRole('button', { name: 'MFE-106' })).not.toBeInTheDocument();
    await press('Open the filters');

    expect(screen.getByText('Filters')).toBeVisible();
  });
});
