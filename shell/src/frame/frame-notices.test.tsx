import { act, fireEvent, render, screen } from '@testing-library/react';
import { closeToast, openRequests, showToast } from '@straits/http';
import { createTexts, TextsProvider } from '@straits/i18n';
import { LoadingBar } from './LoadingBar';
import { ToastRegion } from './ToastRegion';
import en from '../locales/en.json';

function show() {
  const texts = createTexts('en');
  texts.addResourceBundle('en', 'shell', en);
  render(
    <TextsProvider texts={texts}>
      <LoadingBar />
      <ToastRegion />
    </TextsProvider>,
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const tell = (tone: 'error' | 'info', text: string) =>
  act(async () => {
    showToast({ tone, title: tone, text });
    await jest.advanceTimersByTimeAsync(1);
  });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    closeToast();
    openRequests.set(0);
  });
  jest.useRealTimers();
});

describe('a toast', () => {
  it('stands alone: the next one takes its place', async () => {
    show();
    await tell('info', 'first');
    await tell('info', 'second');

    expect(screen.queryByText('first')).not.toBeInTheDocument();
    expect(screen.getByText('second')).toBeInTheDocument();
  });

  it('goes after five seconds', async () => {
    show();
    await tell('info', 'saved');
    await pass(4_900);
    const before = screen.queryByText('saved');
    await pass(200);

    expect(before).not.toBeNull();
    expect(screen.queryByText('saved')).not.toBeInTheDocument();
  });

  it('waits while it is pointed at or has the focus', async () => {
    show();
    await tell('info', 'saved');
    fireEvent.focus(screen.getByRole('button', { name: 'Close this notice' }));
    await pass(20_000);

    expect(screen.getByText('saved')).toBeInTheDocument();
  });

  it('waits until it is neither pointed at nor focused, and counts its five seconds from there', async () => {
    show();
    await tell('info', 'saved');
    const button = screen.getByRole('button', { name: 'Close this notice' });
    fireEvent.pointerEnter(screen.getByText('saved'));
    await pass(20_000);
    const pointedAt = screen.queryByText('saved');
    fireEvent.focus(button);
    fireEvent.pointerLeave(screen.getByText('saved'));
    await pass(20_000);
    const focused = screen.queryByText('saved');
    fireEvent.blur(button);
    await pass(4_900);
    const left = screen.queryByText('saved');
    await pass(200);

    expect([pointedAt, focused, left]).not.toContain(null);
    expect(screen.queryByText('saved')).not.toBeInTheDocument();
  });

  it('stays until it is closed when it tells of an error, and is said at once', async () => {
    show();
    await tell('error', 'broken');
    await pass(60_000);

    expect(screen.getByRole('alert')).toHaveTextContent('broken');
    fireEvent.click(screen.getByRole('button', { name: 'Close this notice' }));
    expect(screen.queryByText('broken')).not.toBeInTheDocument();
  });
});

describe('the loading bar', () => {
  it('comes after 300 ms, and goes with the last request', async () => {
    show();
    act(() => openRequests.set(2));
    await pass(299);
    const early = screen.queryByRole('progressbar');
    await pass(2);
    const shown = screen.queryByRole('progressbar');
    act(() => openRequests.set(1));
    const stillShown = screen.queryByRole('progressbar');
    act(() => openRequests.set(0));

    expect([early, shown === null, stillShown === null]).toEqual([null, false, false]);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });
});
