import type { FastifyInstance, FastifyRequest } from 'fastify';
import { SitemapPage } from '@straits/api-contract';
import type { RemoteContract } from '@straits/remote-contract/schema';
import { askApi } from './api-client';
import { encodingOf, press } from './press';
import { shopOf } from './shop-settings';
import type { Parts } from './site-files';
import { readSitemapName, sitemapIndex, urlSet, type SitemapEntry } from './sitemap.rules';
import { ANYBODY, chooseSet } from './version-set.rules';
import { readVisit } from './visit';

const LIMIT_MS = 5_000;
const PAGES = 'pages';

const nothing = { status: 404, body: 'Not found\n' } as const;
const busy = { status: 503, body: 'Try again later\n' } as const;

async function askSection(section: string, page: number, host: string) {
  const answer = await askApi(`/travel/v1/sitemap/${section}?page=${page}`, host, LIMIT_MS);
  return answer.kind === 'value' ? (SitemapPage.safeParse(answer.value).data ?? null) : null;
}

/** Pages that contracts name, without those that need an id. */
function pagesOf(contracts: RemoteContract[], origin: string): SitemapEntry[] {
  const routes = contracts.flatMap((contract) => contract.routes).filter(({ robots, path }) => robots === 'index' && !path.includes(':'));
  return [...new Set(routes.map(({ path }) => origin + path))].map((address) => ({ address }));
}

/** An API of the version before says no times: both are rolled out one after the other. */
type SitemapAnswer = Pick<SitemapPage, 'ids'> & Partial<SitemapPage>;
const entriesOf = ({ ids, updatedAt }: SitemapAnswer, pattern: string): SitemapEntry[] =>
  ids.map((id, at) => ({ address: pattern.replace('{id}', encodeURIComponent(id)), updatedAt: updatedAt?.[at] }));

/** What search engines are told of: the pages that contracts name, and per section what the API can list. Trade hosts have none. */
export function sitemaps(app: FastifyInstance, { site, registry }: Parts) {
  async function read(request: FastifyRequest) {
    const visit = readVisit(request);
    const [{ shop, isKnown }, document] = await Promise.all([
      shopOf(visit.host, null, (error) => site.log('shop settings failed', String(error))),
      registry.read(),
    ]);
    const { remotes } = chooseSet(document, ANYBODY, { isUsable: site.isUsable });
    const contracts = remotes.map(({ slice }) => slice.contract);
    return { ...visit, shop, isKnown, contracts, isHidden: shop.base.Variant === 'b2b' };
  }

  async function index(request: FastifyRequest) {
    const { origin, host, isKnown, contracts, isHidden } = await read(request);
    if (isHidden) return nothing;
    if (!isKnown) return busy;
    const sections = contracts.flatMap((contract) => contract.sitemaps);
    const pages = await Promise.all(sections.map(({ section }) => askSection(section, 1, host)));
    if (pages.includes(null)) return busy;
    const names = sections.flatMap(({ section }, at) =>
      Array.from({ length: pages[at]!.ids.length > 0 ? pages[at]!.pages : 0 }, (_, page) =>
        page === 0 ? section : `${section}-${page + 1}`,
      ),
    );
    return { status: 200, body: sitemapIndex([PAGES, ...names].map((name) => `${origin}/sitemap/${name}.xml`)) };
  }

  async function part(request: FastifyRequest) {
    const { origin, host, shop, isKnown, contracts, isHidden } = await read(request);
    const asked = readSitemapName((request.params as { name: string }).name);
    if (isHidden || !asked) return nothing;
    if (!isKnown) return busy;
    const locales = shop.base.Locales;
    if (asked.section === PAGES) return { status: 200, body: urlSet(pagesOf(contracts, origin), locales) };
    const pattern = contracts.flatMap((contract) => contract.sitemaps).find(({ section }) => section === asked.section);
    if (!pattern) return nothing;
    const page = await askSection(asked.section, asked.page, host);
    if (!page) return busy;
    if (page.ids.length === 0 && asked.page > 1) return nothing;
    return { status: 200, body: urlSet(entriesOf(page, origin + pattern.path), locales) };
  }

  for (const [path, answer] of [
    ['/sitemap.xml', index],
    ['/sitemap/:name', part],
  ] as const)
    app.get(path, async (request, reply) => {
      const { status, body } = await answer(request);
      if (status === busy.status) void reply.header('retry-after', '30');
      if (status !== 200) return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-store').send(body);
      const encoding = encodingOf(request);
      if (encoding !== 'identity') void reply.header('content-encoding', encoding);
      return reply
        .type('application/xml; charset=utf-8')
        .headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding' })
        .send(await press[encoding](Buffer.from(body)));
    });
}
