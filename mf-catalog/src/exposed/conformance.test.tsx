import { conformance } from '@straits/testing/conformance';
import * as SearchSuggestions from './SearchSuggestions';

conformance('mf_catalog', { SearchSuggestions });
