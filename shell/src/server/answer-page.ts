import { randomBytes } from 'node:crypto';
import { constants, createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES } from '@straits/api-contract/constants';
import { composePage, startOf, type Composed, type Plan, type Site } from './compose-page';
import { hashOf } from './inline-scripts';
import { createPageCache, pack, type KeptPage } from './page-cache';
import { namesAThing } from './page-content';
import { encodingOf, type Encoding } from './press';
import { pageHeaders } from './security-headers';
import { visitHeaders } from './visit-proof';

/** A page that lacked something is given to the one who asked, and kept for nobody. */
class NotKept extends Error {
  constructor(readonly page: KeptPage) {
    super('incomplete page');
  }
}

/** Where this page's remotes are, and the versions that may stand in for them. */
const originsOf = (plan: Plan) => {
  const places = plan.snapshot.remotes.flatMap(({ slice }) => [slice.baseUrl, slice.previous?.baseUrl ?? slice.baseUrl]);
  return [...new Set(places.map((place) => new URL(place).origin))];
};

/** Room for a whole page: each piece that comes out of the press costs the process a turn. */
const PIECE = 64 * 1024;

/** When a search engine may ask again for what could not be read. */
const RETRY_AFTER_S = '30';

const VARY = 'accept-encoding, accept-language, cookie';

function headersFor(plan: Plan, styles: string[]): Record<string, string> {
  const { hasToken, isSecure } = plan.visit;
  return {
    'content-type': 'text/html; charset=utf-8',
    // Whoever asks again is told anew, but the back button may show what was there.
    'cache-control': 'private, no-cache',
    'content-language': LOCALES[plan.locale],
    vary: VARY,
    ...pageHeaders({ styles, remoteOrigins: originsOf(plan), hasToken, isSecure }),
  };
}

const keyOf = (plan: Plan) =>
  [
    plan.visit.origin,
    plan.visit.path,
    plan.visit.search,
    plan.locale,
    plan.currency,
    plan.snapshot.id,
    plan.overridden?.until,
    plan.visit.hasToken,
  ].join(' ');

/** A path without parameters exists whatever its data say: its status is known before anything is asked, unless the API does not answer. */
const isCertain = (plan: Plan) => plan.found !== null && !namesAThing(plan.found) && plan.isKnown;

async function send(reply: FastifyReply, page: KeptPage, encoding: Encoding) {
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply
    .code(page.status)
    .headers(page.headers)
    .send(await page.bytes(encoding));
}

interface Asked {
  plan: Plan;
  /** A cookie for this shopper alone; never kept with the page. */
  cookie: string | null;
}

export function createPageAnswers(site: Site) {
  const cache = createPageCache();
  const siteCssHash = hashOf(site.css);

  /** The whole page; its styles are named by hash, so that the same bytes are good for everyone. */
  async function wholePage(plan: Plan, composing: Promise<Composed>): Promise<KeptPage> {
    const composed = await composing;
    if (composed.location)
      return pack(302, { location: composed.location, 'cache-control': 'private, no-cache', vary: VARY }, Buffer.alloc(0));
    const html = Buffer.concat([Buffer.from(startOf(site, plan, '')), ...composed.rest('')]);
    const headers = headersFor(plan, [siteCssHash, ...composed.styles.map(hashOf)]);
    const again: Record<string, string> = composed.status === 503 ? { 'retry-after': RETRY_AFTER_S } : {};
    const page = pack(composed.status, { ...headers, ...again }, html);
    if (!composed.isComplete) throw new NotKept(page);
    return page;
  }

  /** The head leaves at once, the page when it is drawn: the browser knows the page's style while the API is asked. */
  async function stream(plan: Plan, composing: Promise<Composed>, to: { reply: FastifyReply; zips: boolean }) {
    const nonce = randomBytes(16).toString('base64');
    const attribute = ` nonce="${nonce}"`;
    const { reply } = to;
    const { raw } = reply;
    reply.hijack();
    // gzip also for those who take brotli: its stream costs a tenth in memory and time, and the next visitor gets brotli from the cache.
    const encoded = to.zips ? { 'content-encoding': 'gzip' } : {};
    const cookie = reply.getHeader('set-cookie');
    if (cookie) raw.setHeader('set-cookie', cookie);
    raw.writeHead(200, { ...headersFor(plan, [`'nonce-${nonce}'`]), ...visitHeaders(site, plan), ...encoded });
    const press = to.zips ? createGzip({ level: 4, chunkSize: PIECE }) : null;
    press?.pipe(raw);
    const out = press ?? raw;
    out.write(startOf(site, plan, attribute));
    press?.flush(constants.Z_SYNC_FLUSH);
    try {
      out.end(Buffer.concat((await composing).rest(attribute)));
    } catch (error) {
      // The status has been sent: a cut connection is what tells the browser that this is not the whole page.
      site.log('page broke off', String(error));
      raw.destroy();
    }
  }

  return async function answerPage(request: FastifyRequest, reply: FastifyReply, { plan, cookie }: Asked) {
    if (cookie) reply.header('set-cookie', cookie);
    reply.headers(visitHeaders(site, plan));
    const encoding = encodingOf(request);
    const key = keyOf(plan);
    let composing: Promise<Composed> | null = null;
    const load = () => {
      composing = composePage(site, plan);
      return wholePage(plan, composing);
    };
    const isAtHand = cache.has(key);
    const whole = cache.get(key, load).catch((error: unknown) => {
      if (error instanceof NotKept) return error.page;
      throw error;
    });
    if (!isAtHand && composing && isCertain(plan) && request.method === 'GET') {
      await stream(plan, composing, { reply, zips: /\bgzip\b/.test(request.headers['accept-encoding'] ?? '') });
      await whole.catch((error: unknown) => site.log('page was not kept', String(error)));
      return reply;
    }
    return send(reply, await whole, encoding);
  };
}
