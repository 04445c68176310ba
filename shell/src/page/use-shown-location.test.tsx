import { act, render } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { BrowserRouter, useNavigate } from '@straits/router';
import { LOADING, PageSourceProvider, type PageLoad, type PageSource } from './page-source';
import { routesOf } from './routes.rules';
import { remoteWith, routeTo } from './show-site.fixture';
import { SiteProvider, type SiteView } from './site-context';
import { useShownLocation } from './use-shown-location';

const READY: PageLoad = { status: 'ready', page: { Page: () => null }, version: 'v1' };
const routes = routesOf([remoteWith([routeTo('/here'), routeTo('/next')])]);

/** A source whose next page comes when the test says so. */
function slowSource() {
  const listeners = new Set<() => void>();
  let next: PageLoad = LOADING;
  let answer = (_load: PageLoad) => undefined as void;
  const source = {
    read: ({ path }) => (path === '/next' ? next : READY),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => new Promise<PageLoad>((resolve) => (answer = resolve)),
  } as Pick<PageSource, 'read' | 'subscribe' | 'load'> as PageSource;
  const tell = async () => {
    listeners.forEach((listener) => listener());
    answer(next);
    await Promise.resolve();
  };
  return { source, come: () => (next = READY), tell };
}

function open(source: PageSource) {
  window.history.replaceState(null, '', '/here');
  const acts = { go: (_to: string) => undefined as void, drawAgain: () => undefined as void };
  const shown: string[] = [];
  function Frame() {
    const place = useShownLocation();
    const navigate = useNavigate();
    const [, setCount] = useState(0);
    acts.go = (to) => void navigate(to);
    // Ends where it began: React draws, finds nothing changed, and drops what it drew.
    acts.drawAgain = () => [1, 0].forEach(setCount);
    useEffect(() => void shown.push(place.pathname), [place]);
    return null;
  }
  render(
    <BrowserRouter>
      <SiteProvider value={{ routes } as SiteView}>
        <PageSourceProvider value={source}>
          <Frame />
        </PageSourceProvider>
      </SiteProvider>
    </BrowserRouter>,
  );
  return { acts, shown };
}

it('keeps the page before until the next one has come, and then tells those who follow it', async () => {
  const { source, come, tell } = slowSource();
  const { acts, shown } = open(source);

  act(() => acts.go('/next'));
  expect(shown).toEqual(['/here']);
  come();
  await act(tell);

  expect(shown).toEqual(['/here', '/next']);
});

it('tells them also when the frame is drawn for nothing between the coming and the news of it', async () => {
  const { source, come, tell } = slowSource();
  const { acts, shown } = open(source);
  act(() => acts.go('/next'));

  act(() => {
    come();
    acts.drawAgain();
  });
  await act(tell);

  expect(shown).toEqual(['/here', '/next']);
});

it('shows the next page’s place when the shopper has waited long enough', () => {
  jest.useFakeTimers();
  const { acts, shown } = open(slowSource().source);

  act(() => acts.go('/next'));
  act(() => void jest.advanceTimersByTime(200));
  jest.useRealTimers();

  expect(shown).toEqual(['/here', '/next']);
});
