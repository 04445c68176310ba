import { apiPath, type HttpError, type Refusal } from '@straits/http';
import type { Page, PageHead, ReadResource, ResourceRef, RouteMatch, Translate } from '@straits/remote-contract';

/** The SWR key of a resource, the same on server and in browser. */
export const keyOf = (resource: ResourceRef, match: Pick<RouteMatch, 'locale' | 'currency'>) =>
  apiPath(resource.path, resource.query, { locale: match.locale, currency: match.currency });

export const resourcesOf = (page: Page, match: RouteMatch) => page.resources?.(match) ?? [];

/** Reads answers that are at hand, by key. */
export const readerOf =
  (match: RouteMatch, answers: Record<string, unknown>): ReadResource =>
  <T>(resource: ResourceRef) =>
    answers[keyOf(resource, match)] as T | undefined;

interface HeadSources {
  match: RouteMatch;
  answers: Record<string, unknown>;
  t: Translate;
  /** Title of the route by its contract, for pages without a head of their own. */
  fallbackTitle: string;
}
export function headOf(page: Page, { match, answers, t, fallbackTitle }: HeadSources): PageHead {
  const head = page.head?.(match, readerOf(match, answers), t) ?? { title: fallbackTitle };
  return head.canonical ? { ...head, canonical: inLanguage(head.canonical, match.locale) } : head;
}

/** The address of a page in one language (decision 0002): a search engine that is sent elsewhere by a translation forgets the translation. */
function inLanguage(canonical: string, locale: string): string {
  const url = new URL(canonical);
  url.searchParams.set('lang', locale);
  return url.href;
}

/** The API says that there is no such thing, or that its name could not be one: the page is a 404 whatever else it would show. */
export const isMissingRefusal = ({ status, error: { code, fields = [] } }: Refusal) =>
  status === 404 ? code !== 'host_unknown' : code === 'request_malformed' && fields.some(({ field }) => field === 'id');
export const isMissing = (error: HttpError | undefined) => error?.failure.kind === 'refused' && isMissingRefusal(error.failure);
