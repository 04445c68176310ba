import type { Common } from '@straits/api-contract';
import { DEFAULT_LOCALE, languageOf, type Language } from '@straits/api-contract/constants';

/** The language of texts that a request asks for; English when it names none. */
export const languageOfQuery = (query: Common): Language => languageOf(query.lang ?? DEFAULT_LOCALE);
