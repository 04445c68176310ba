import Fastify from 'fastify';
import { answerNothingYet, languageFor, lastPage, unreadablePage } from './last-page';

const app = Fastify();
app.get('/nothing', answerNothingYet);
app.get('/*', (request) => ({ language: languageFor(request) }));
afterAll(() => app.close());

it.each([
  ['/page', {}, 'en'],
  ['/page?lang=ID', {}, 'id'],
  ['/page', { 'accept-language': 'zh-TW' }, 'zh-Hant'],
  ['/page', { cookie: 'straits_lang=ZHSM' }, 'zh-Hans'],
])('%s with %o is told in %s', async (url, headers, language) => {
  expect((await app.inject({ url, headers })).json()).toEqual({ language });
});

it('is the error page by its title, in the language, with the reference as text', () => {
  const page = lastPage('id', '<b>7</b>');

  expect(lastPage('en', 'r1')).toContain('<title>Internal Server Error</title>');
  expect(page).toContain('<html lang="id">');
  expect(page).toContain('&lt;b&gt;7&lt;/b&gt;');
});

it('says of an address that cannot be read what is wrong, and leads home', () => {
  const page = unreadablePage('id');

  expect(page).toContain('<html lang="id">');
  expect(page).toContain('<title>Halaman Tidak Ditemukan</title>');
  expect(page).toContain('<a href="/">');
});

it('says that nothing is here yet as a moment’s trouble: no page is missing', async () => {
  const answer = await app.inject('/nothing?lang=ID');

  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
  expect(answer.body).toContain('<title>Kami sedang sangat sibuk. Coba lagi sebentar lagi.</title>');
});
