import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { remoteWith, routeTo, showSite, sourceOf } from '../page/show-site.fixture';

beforeEach(() => void fakeApi({}));

it('says "Page not found" under the title "Page Not Found" at an address that nobody owns', async () => {
  await showSite('/nowhere', { state: { status: 404 } });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Page not found$/);
  expect(document.title).toBe('Page Not Found');
});

it('names the path of a page that turned out not to exist', async () => {
  const source = sourceOf({ head: () => ({ title: 'Gone', status: 404 }) });

  await showSite('/page', { source, state: { remotes: [remoteWith([routeTo('/page')])], route: '/page', status: 404 } });

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/^Page Not Found: \/page$/);
});

it('offers to search everything that is sold, as the page that it leads to does', async () => {
  const source = sourceOf({ head: () => ({ title: 'Gone', status: 404 }) });

  await showSite('/page', {
    source,
    state: { remotes: [remoteWith([routeTo('/page'), routeTo('/search')])], route: '/page', status: 404 },
  });

  expect(await screen.findByRole('searchbox', { name: 'Search the whole shop' })).toHaveAttribute('name', 'q');
});
