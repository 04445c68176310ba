import { startFederation } from '@straits/federation';
import { createTexts } from '@straits/i18n';
import type { SiteRoute } from '../page/routes.rules';
import { createBrowserSource } from './browser-source';

const route = { path: '/profile', remote: { name: 'mf_account' }, texts: [] } as unknown as SiteRoute;
const noChunk = () => Promise.reject(Object.assign(new Error('Loading chunk profile failed.'), { name: 'ChunkLoadError' }));
const noEntry = () => Promise.reject(new Error('RUNTIME-008'));

/** A remote whose entry, then whose page, answers as told, each time the next. */
function sourceOf(entries: (() => Promise<unknown>)[], pages: (() => Promise<unknown>)[]) {
  const remote = {
    namespace: 'account',
    texts: () => Promise.resolve({ default: {} }),
    pages: { '/profile': () => (pages.shift() ?? (() => Promise.resolve({ page: 'profile' })))() },
  };
  startFederation({
    versions: { mf_account: [{ version: 'v1', baseUrl: 'http://origin.test/v1/', integrity: null }] },
    load: () => (entries.shift() ?? (() => Promise.resolve({ default: remote })))(),
    addTexts: () => Promise.resolve(),
    report: () => undefined,
    avoid: () => undefined,
  });
  const where = () => ({ locale: 'EN', language: 'en', currency: 'SGD', origin: 'http://shop.test' });
  return createBrowserSource(createTexts('en'), where, null);
}

it('shows a page at one press when its remote is back, whatever the browser remembers of files that did not come', async () => {
  const source = sourceOf([noEntry, noChunk], [noChunk]);
  await expect(source.load(route)).resolves.toMatchObject({ status: 'failed', failure: { code: 'MFE-102' } });

  await expect(source.retry(route)).resolves.toMatchObject({ status: 'ready', page: 'profile' });
});

it('asks once at a press while its remote is away', async () => {
  const entries = [noEntry, noEntry, noEntry];
  const source = sourceOf(entries, []);
  await source.load(route);

  await expect(source.retry(route)).resolves.toMatchObject({ status: 'failed' });

  expect(entries).toHaveLength(1);
});
