import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site } from './compose-page';
import { escapeHtml as e } from './escape.rules';
import { hashOf } from './inline-scripts';
import { languageOf } from '@straits/api-contract/constants';
import { chooseLocale } from './locale.rules';
import { LOCALE_CODES } from '@straits/api-contract';
import { COOKIES, overridesOf } from './shopper';
import type { Overrides } from './version-set.rules';
import { readVisit, type Visit } from './visit';
import en from '../locales/en.json';
import id from '../locales/id.json';
import zhHans from '../locales/zh-Hans.json';
import zhHant from '../locales/zh-Hant.json';

const TEXTS = { en, id, 'zh-Hans': zhHans, 'zh-Hant': zhHant };

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:1.5rem;font:17px/1.55 system-ui,sans-serif}
main{max-width:38rem;margin:8vh auto}h1{font-size:1.6rem;line-height:1.2}code{font-size:.95em;overflow-wrap:anywhere}
button{min-height:2.75rem;padding:0 1.25rem;font:inherit;font-weight:600;border:0;border-radius:.5rem;background:#0b3c49;color:#fff}
:focus-visible{outline:3px solid #13808a;outline-offset:3px}`;

const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  // The address is a key: no other site may learn of it.
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`,
};

function textsOf(visit: Visit) {
  const locale = chooseLocale(visit, { locales: [...LOCALE_CODES], fallback: 'EN' });
  const language = languageOf(locale);
  return { language, texts: TEXTS[language].qa };
}

function page(reply: FastifyReply, visit: Visit, { status, title, body }: { status: number; title: string; body: string }) {
  const { language } = textsOf(visit);
  return reply
    .code(status)
    .headers(HEADERS)
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
        `<title>${e(title)}</title><style>${STYLE}</style></head><body><main><h1>${e(title)}</h1>${body}</main></body></html>`,
    );
}

const standsIn = (one: NonNullable<Overrides['remotes'][keyof Overrides['remotes']]>) => ('version' in one ? one.version : one.url);
const listOf = ({ remotes }: Overrides) =>
  Object.entries(remotes)
    .map(([remote, one]) => `<li>${e(remote)} → <code>${e(standsIn(one))}</code></li>`)
    .join('');

const cookie = (value: string, seconds: number, isSecure: boolean) =>
  `${COOKIES.override}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${isSecure ? '; Secure' : ''}`;

/** A test begins and ends without the versions that a booking had kept. */
const forgetPins = `${COOKIES.pinned}=; Path=/; Max-Age=0; SameSite=Lax`;

/**
 * QA's links: a signed token says which version of a remote stands in, and until when. Opening it only asks; the button sets a cookie for this
 * browser. Nothing can be replaced by a bare query, and nothing ever is on the payment pages (shopper.ts).
 */
export function qaPages(app: FastifyInstance, site: Site) {
  app.addContentTypeParser('application/x-www-form-urlencoded', { bodyLimit: 1_024 }, (_request, payload, done) => {
    payload.resume().on('end', () => done(null, null));
  });
  const refuse = (reply: FastifyReply, visit: Visit) => {
    const { texts } = textsOf(visit);
    return page(reply, visit, { status: 403, title: texts.refused, body: `<p>${e(texts.refusedText)}</p>` });
  };
  app.get<{ Params: { token: string } }>('/qa/override/:token', async (request, reply) => {
    const visit = readVisit(request);
    const claims = await overridesOf(site, request.params.token);
    if (!claims) return refuse(reply, visit);
    const { texts } = textsOf(visit);
    const until = new Date(claims.expires * 1000).toISOString().slice(0, 16).replace('T', ' ');
    const words = `<p>${e(texts.ask)}</p><ul>${listOf(claims)}</ul><p>${e(texts.until.replace('{{until}}', `${until} UTC`).replace('{{by}}', claims.by))}</p>`;
    return page(reply, visit, {
      status: 200,
      title: texts.title,
      body: `${words}<form method="post"><button>${e(texts.begin)}</button></form>`,
    });
  });
  app.post<{ Params: { token: string } }>('/qa/override/:token', async (request, reply) => {
    const visit = readVisit(request);
    const claims = await overridesOf(site, request.params.token);
    if (!claims) return refuse(reply, visit);
    const seconds = Math.max(1, claims.expires - Math.floor(Date.now() / 1000));
    return reply
      .header('set-cookie', [cookie(request.params.token, seconds, visit.isSecure), forgetPins])
      .header('referrer-policy', 'no-referrer')
      .redirect('/', 303);
  });
  app.post('/qa/reset', (request, reply) => {
    const visit = readVisit(request);
    return reply.header('set-cookie', [cookie('', 0, visit.isSecure), forgetPins]).redirect('/', 303);
  });
  /** The link that this browser came by, for handing on. The cookie itself is out of reach of scripts. */
  app.get('/qa/link', async (request, reply) => {
    const visit = readVisit(request);
    const token = visit.cookies[COOKIES.override] ?? '';
    return token && (await overridesOf(site, token))
      ? reply.header('cache-control', 'no-store').send({ link: `${visit.origin}/qa/override/${token}` })
      : reply.code(404).send({});
  });
}
