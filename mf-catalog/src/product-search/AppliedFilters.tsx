import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Chip } from '@straits/ui/Chip';
import { appliedFilters, withoutFilters } from './search-url.rules';
import { langOfFilter, useFilterWords } from './use-filter-words';
import type { SearchState } from './use-search';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;
  margin-block-end: 1rem;
`;

/** What narrows the list now; each can be taken away, or all at once. */
export function AppliedFilters({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const words = useFilterWords(state);
  const applied = appliedFilters(state.search);
  if (applied.length === 0) return null;
  return (
    <div css={row} role="group" aria-label={t('results.filters.applied')}>
      {applied.map((one) => (
        <Chip
          key={`${one.filter}-${one.id}`}
          onRemove={() => state.go(one.without)}
          removeLabel={t('results.filters.remove', { filter: words(one) })}
        >
          <span lang={langOfFilter(state, one)}>{words(one)}</span>
        </Chip>
      ))}
      {applied.length > 1 && (
        <Button prominence="quiet" size="small" onClick={() => state.go(withoutFilters)}>
          {t('results.filters.clear')}
        </Button>
      )}
    </div>
  );
}
