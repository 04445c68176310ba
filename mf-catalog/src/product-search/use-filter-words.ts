import type { SearchResult } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { useTermWords } from '../result-list/use-term-words';
import { useGuestWords } from './use-guest-words';
import type { AppliedFilter, Search } from './search-url.rules';

interface Known {
  search: Search;
  result: SearchResult | undefined;
  currency: string;
}

/** The language of an applied filter's words, where it is not the page's. */
export const langOfFilter = ({ result }: Pick<Known, 'result'>, { filter, id }: AppliedFilter) =>
  filter === 'category' ? result?.facets.category.find((value) => value.id === id)?.lang : undefined;

/** Of these an address may name one that is not in the catalogue: an old link, or a slip of the pen. */
const NAMED = ['place', 'country', 'state', 'category'] as const;
const namesIn = ({ places = [], facets }: SearchResult) => ({ ...facets, place: places });

/** The first filter whose name nobody knows; undefined where all are known, or nothing is answered yet. */
export const unknownIn = (applied: AppliedFilter[], result: SearchResult | undefined) =>
  result &&
  applied.find(({ filter, id }) => {
    const named = NAMED.find((one) => one === filter);
    return named && namesIn(result)[named].every((value) => value.id !== id);
  });

/** The words of an applied filter, as its chip shows them. */
export function useFilterWords({ search, result, currency }: Known) {
  const { t } = useTexts('catalog');
  const guestWords = useGuestWords();
  const { date } = useFormat();
  const words: Partial<Record<AppliedFilter['filter'], (id: string) => string>> = {
    ...useTermWords(search, currency),
    kind: (kind) => t(`kind.${kind}`),
    date,
    guests: guestWords,
  };
  const nameOf = ({ filter, id }: AppliedFilter) => {
    const named = NAMED.find((one) => one === filter);
    return named && result ? (namesIn(result)[named].find((value) => value.id === id)?.name ?? t('results.filters.unknown', { id })) : id;
  };
  return (applied: AppliedFilter): string => words[applied.filter]?.(applied.id) ?? nameOf(applied);
}
