import type { FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LOCALE, languageOf, LOCALE_CODES, type Language } from '@straits/api-contract/constants';
import { escapeHtml as e } from './escape.rules';
import { chooseLocale } from './locale.rules';
import { readVisit } from './visit';
import en from '../locales/en.json';
import id from '../locales/id.json';
import zhHans from '../locales/zh-Hans.json';
import zhHant from '../locales/zh-Hant.json';

const WORDS: Record<Language, Pick<typeof en, 'serverError' | 'failure' | 'notFound' | 'refusals'>> = {
  en,
  id,
  'zh-Hans': zhHans,
  'zh-Hant': zhHant,
};

export function languageFor(request: FastifyRequest): Language {
  return languageOf(chooseLocale(readVisit(request), { locales: LOCALE_CODES, fallback: DEFAULT_LOCALE }));
}

export const LAST_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

/** One file of HTML that needs nothing of anybody. */
function barePage(language: Language, title: string, content: string): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="robots" content="noindex"><title>${e(title)}</title></head><body><main><h1>${e(title)}</h1>${content}</main></body></html>`
  );
}

/** The error page where not even the frame could be drawn (specification 2). */
export function lastPage(language: Language, reference: string): string {
  const { serverError, failure } = WORDS[language];
  return barePage(
    language,
    serverError.title,
    `<p>${e(serverError.text)}</p><p>${e(serverError.reference.replace('{{reference}}', reference))}</p>` +
      `<p><a href="">${e(failure.retry)}</a> <a href="/">${e(failure.home)}</a></p>`,
  );
}

/** For an address that cannot be read at all (`/%E0%A4`): no route, and so no frame, can be found for it. */
export function unreadablePage(language: Language): string {
  const { notFound, failure } = WORDS[language];
  return barePage(language, notFound.title, `<p>${e(notFound.unmatched)}</p><p><a href="/">${e(failure.home)}</a></p>`);
}

/** A visit or a form beyond the limits: what is wrong, and a way to try again. */
export function refusedPage(language: Language, code: keyof typeof en.refusals): string {
  const { refusals, failure } = WORDS[language];
  return barePage(language, refusals[code], `<p><a href="">${e(failure.retry)}</a> <a href="/">${e(failure.home)}</a></p>`);
}

/** Nothing is published here yet, or what is cannot be read: a moment's trouble, and no page is missing. */
export function answerNothingYet(request: FastifyRequest, reply: FastifyReply) {
  const language = languageFor(request);
  const { refusals, failure } = WORDS[language];
  const page = barePage(language, refusals.service_busy, `<p><a href="">${e(failure.retry)}</a></p>`);
  return reply.code(503).headers(LAST_PAGE_HEADERS).header('retry-after', '5').send(page);
}
