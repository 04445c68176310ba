import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { orderWith } from '../orders.fixture';
import { OfflineTickets } from './OfflineTickets';

/** A device whose storage takes its time: a write (and where told so a look) ends when it is let go. */
function slowDevice({ looksSlowly = false }) {
  const written: string[] = [];
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((go) => waiting.push(go));
  const cache = {
    match: async () => {
      if (looksSlowly && written.length > 0) await turn();
      return written.at(-1);
    },
    put: (_address: string, page: { text: string }) => turn().then(() => written.push(page.text)),
  };
  Object.assign(window, { caches: { open: () => Promise.resolve(cache) } });
  Object.assign(navigator, { serviceWorker: { register: () => Promise.resolve() } });
  globalThis.Response = class {
    constructor(public text: string) {}
  } as unknown as typeof Response;
  /** The newest act first: what a device is free to do. */
  const letGo = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    waiting.pop()?.();
  };
  return { written, letGo };
}

function OrderThatChanges() {
  const [order, setOrder] = useState(orderWith());
  const [line] = order.lines as [(typeof order.lines)[number]];
  const renamed = { ...line, productName: `${line.productName}, later` };
  return (
    <>
      <button onClick={() => setOrder({ ...order, lines: [renamed] })}>Another date</button>
      <OfflineTickets order={order} />
    </>
  );
}

const KEPT = /^The tickets open here without a network\./;

const keptBefore = async (is: { looksSlowly?: boolean } = {}) => {
  const device = slowDevice(is);
  const { user } = await renderPage(<OrderThatChanges />, { at: '/order-detail', texts: { account } });
  await user.click(await screen.findByRole('button', { name: 'Keep for offline' }));
  await device.letGo();
  expect(await screen.findByText(KEPT)).toBeVisible();
  return { ...device, user };
};

describe('tickets kept for offline', () => {
  it('are said to be there when those of the order as it is now are: who closes the page before has old ones', async () => {
    const { letGo, user, written } = await keptBefore({ looksSlowly: true });

    await user.click(screen.getByRole('button', { name: 'Another date' }));

    expect(screen.queryByText(KEPT)).not.toBeInTheDocument();
    await letGo();
    await letGo();
    expect(await screen.findByText(KEPT)).toBeVisible();
    expect(written.at(-1)).toContain('Night Safari, later');
  });

  it('are those of the newest order, however slow an older one was to keep', async () => {
    const { letGo, user, written } = await keptBefore();

    await user.click(screen.getByRole('button', { name: 'Another date' }));
    await user.click(screen.getByRole('button', { name: 'Another date' }));
    await letGo();
    await letGo();

    expect(await screen.findByText(KEPT)).toBeVisible();
    expect(written.at(-1)).toContain('Night Safari, later, later');
  });
});
