import { css } from '@emotion/react';
import type { SortOrder } from '@straits/api-contract';
import { useTexts } from '@straits/i18n';
import { Chip } from '@straits/ui/Chip';
import { Icon } from '@straits/ui/Icon';
import { Select } from '@straits/ui/Select';
import { media } from '@straits/ui/tokens';
import { SORTS, toggled } from './search-url.rules';
import type { SearchState } from './use-search';

const bar = css`
  display: grid;
  gap: 0.75rem 1.5rem;
  margin-block: 1.25rem 0.75rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;
const chips = css`
  display: flex;
  gap: 0.5rem;
  overflow-x: auto;
  scrollbar-width: none;
  margin-inline: calc(-1 * var(--gutter, 1rem));
  padding: 0.25rem var(--gutter, 1rem);
  & > * {
    flex: none;
  }
  ${media.tablet} {
    flex-wrap: wrap;
    margin-inline: 0;
    padding-inline: 0;
  }
`;
const sort = css`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  justify-content: space-between;
`;
const PROMOTED_CATEGORIES = 2;

/** The filters that are used most, above the list (U47), and the order of it. */
export function SortBar({ state: { search, result, go } }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const categories = [...(result?.facets.category ?? [])].sort((a, b) => b.count - a.count).slice(0, PROMOTED_CATEGORIES);
  return (
    <div css={bar}>
      <div css={chips} role="group" aria-label={t('results.filters.promoted')}>
        <Chip pressed={search.freeCancellation} onPress={() => go((now) => ({ ...now, freeCancellation: !now.freeCancellation }))}>
          {t('results.filters.freeCancellation')}
        </Chip>
        <Chip pressed={search.instant} onPress={() => go((now) => ({ ...now, instant: !now.instant }))}>
          {t('results.filters.instant')}
        </Chip>
        <Chip
          pressed={search.rating === 4.5}
          icon={<Icon name="star" size={16} />}
          onPress={() => go((now) => ({ ...now, rating: now.rating === 4.5 ? null : 4.5 }))}
        >
          {t('results.filters.ratingFrom', { rating: '4.5' })}
        </Chip>
        {categories.map((value) => (
          <Chip key={value.id} pressed={search.category.includes(value.id)} onPress={() => go((now) => toggled(now, 'category', value.id))}>
            <span lang={value.lang}>{value.name}</span>
          </Chip>
        ))}
      </div>
      <div css={sort}>
        <Select
          label={t('results.sort')}
          labelHidden
          value={search.sort}
          onChange={(value) => go((now) => ({ ...now, sort: value as SortOrder }))}
          options={SORTS.map((one) => ({ value: one, label: t(`results.orders.${one}`) }))}
        />
      </div>
    </div>
  );
}
