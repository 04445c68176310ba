import { languageOf, LOCALES, type LocaleCode } from '@straits/api-contract/constants';
import { configureHttp } from '@straits/http';
import { switchTexts, type Texts } from '@straits/i18n';
import { AVOIDED_COOKIE } from '../page/version-cookies';

const YEAR_S = 31_536_000;
// Cookies, not local storage: the server renders in this language, and a 401 wipes local storage (R4).
const keep = (name: string, value: string) => {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_S}; samesite=lax`;
};

/** A language in the address is the page's own business; when the shopper chooses another, the address must not contradict it. */
function dropFromAddress(parameter: string) {
  const url = new URL(location.href);
  if (!url.searchParams.has(parameter)) return;
  url.searchParams.delete(parameter);
  history.replaceState(history.state, '', url);
}

/** Switches every text on the page, then the requests that follow; what is typed stays. */
export async function keepLocale(texts: Texts, locale: LocaleCode): Promise<void> {
  await switchTexts(texts, languageOf(locale));
  keep('straits_lang', locale);
  dropFromAddress('lang');
  document.documentElement.lang = LOCALES[locale];
  configureHttp({ locale, fallbackMessage: texts.t('toast.fallback'), errorTitle: texts.t('toast.error') });
}

export function keepCurrency(currency: string) {
  keep('straits_currency', currency);
  dropFromAddress('currency');
  configureHttp({ currency });
}

const AVOIDED_S = 600;

/** For a while the server gives this browser the version before this one, which did not work here. */
export function keepAvoided(remote: string, version: string) {
  const others = (new RegExp(`(?:^|; )${AVOIDED_COOKIE}=([^;]*)`).exec(document.cookie)?.[1] ?? '')
    .split('~')
    .filter((one) => one && !one.startsWith(`${remote}.`));
  document.cookie = `${AVOIDED_COOKIE}=${[...others, `${remote}.${version}`].join('~')}; path=/; max-age=${AVOIDED_S}; samesite=lax`;
}

/** A link with a language or currency chooses it for the visit. The head's script has kept it already; one that the shop does not have is not. */
export function keepFromAddress(locale: LocaleCode, currency: string) {
  const query = new URLSearchParams(location.search);
  if (query.has('lang')) keep('straits_lang', locale);
  if (query.has('currency')) keep('straits_currency', currency);
}
