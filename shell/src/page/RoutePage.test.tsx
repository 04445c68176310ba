import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, useSearchParams } from '@straits/router';
import en from '../locales/en.json';
import { remoteWith, routeTo, showSite } from './show-site.fixture';
import type { PageSource } from './page-source';

it('a page that broke is tried again at another address of the same path', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  function Hotel() {
    const hotel = useSearchParams()[0].get('hotel');
    if (hotel === 'broken') throw new Error('in render');
    return <h1>The {hotel}</h1>;
  }
  const ready = { status: 'ready', version: 'v1', page: { Page: Hotel } } as const;
  const source: PageSource = {
    read: () => ready,
    readAsRendered: () => ready,
    subscribe: () => () => undefined,
    load: () => Promise.resolve(ready),
    retry: () => Promise.resolve(ready),
    broke: () => undefined,
    prefetch: () => undefined,
  };
  await showSite('/hotel/detail?hotel=inn', {
    state: { remotes: [remoteWith([routeTo('/hotel/detail')])] },
    source,
    Router: ({ children }) => (
      <BrowserRouter>
        <Link href="/hotel/detail?hotel=broken">To the broken one</Link>
        <Link href="/hotel/detail?hotel=quay">To the quay</Link>
        {children}
      </BrowserRouter>
    ),
  });
  await screen.findByRole('heading', { name: 'The inn' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'To the broken one' }));
  await screen.findByText(en.failure.page.title);

  await user.click(screen.getByRole('link', { name: 'To the quay' }));

  expect(await screen.findByRole('heading', { name: 'The quay' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
