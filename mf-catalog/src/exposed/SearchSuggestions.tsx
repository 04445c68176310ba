import type { FragmentModule } from '@straits/remote-contract';
import { loadTexts } from '../locales/load-texts';
import { InputSuggestions } from '../search-box/InputSuggestions';

type Exposed = FragmentModule<'mf_catalog/SearchSuggestions'>;

/** Suggestions under the header's search field. */
const SearchSuggestions: Exposed['default'] = InputSuggestions;
export default SearchSuggestions;
export const namespace: Exposed['namespace'] = 'catalog';
export const texts: Exposed['texts'] = loadTexts;
