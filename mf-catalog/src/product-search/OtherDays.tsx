import type { SearchResult } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { searchResource } from './search-url.rules';
import type { SearchState } from './use-search';

/** What the searched day leaves out of the list, sold out or closed then, with the way to another day (U51). */
export function OtherDays({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  const { search, result } = state;
  const anyDay = { ...search, date: null };
  const { path, query } = searchResource(anyDay);
  const { data } = useResource<SearchResult>(path, { ...query, limit: 1 });
  if (!data || !result || !search.date) return null;
  const count = data.total - result.total;
  if (count <= 0) return null;
  return (
    <p css={{ textAlign: 'center', marginBlock: '1rem' }}>
      {t('products.otherDays', { count, date: date(search.date) })} <TextLink href={state.linkTo(anyDay)}>{t('products.anyDay')}</TextLink>
    </p>
  );
}
