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

it('leads on to what most people choose', async () => {
  const card = {
    id: 'night-trail',
    name: 'Mandai Night Trail',
    picture: { src: '/p', widths: [320], width: 4, height: 3, alt: '', color: '#abc' },
  };
  fakeApi({
    'GET /home': { body: { recommended: { attraction: Array.from({ length: 6 }, (_, n) => ({ ...card, id: `${card.id}-${n}` })) } } },
  });

  await showSite('/nowhere', { state: { remotes: [remoteWith([routeTo('/search')])], status: 404 } });

  const links = await screen.findAllByRole('link', { name: 'Mandai Night Trail' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([0, 1, 2, 3].map((n) => `/attraction/night-trail-${n}`));
});
