import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { PopularHere } from './PopularHere';

const picture = { src: '/p', widths: [320], width: 4, height: 3, alt: '', color: '#abc' };
const card = (id: string) => ({ id, name: 'Mandai Night Trail', picture });
const show = (answer: { status?: number; body: unknown }) => {
  fakeApi({ 'GET /search': answer });
  return renderPage(<PopularHere allPath="/search?sort=popularity" />, { at: '/nowhere', texts: { shell: texts } });
};

it('leads on to what most people choose', async () => {
  await show({ body: { items: [card('night-trail'), card('night-walk')] } });

  const links = await screen.findAllByRole('link', { name: 'Mandai Night Trail' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/attraction/night-trail', '/attraction/night-walk']);
});

it.each([
  ['nothing is sold', { body: { items: [] } }],
  ['they cannot be read', { status: 503, body: { code: 'service_busy', message: 'Busy.' } }],
])('draws no list of them where %s', async (_, answer) => {
  await show(answer);

  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Popular now' })).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'See what is popular' })).toBeInTheDocument();
});
