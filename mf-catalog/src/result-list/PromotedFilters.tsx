import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Chip } from '@straits/ui/Chip';
import { Icon } from '@straits/ui/Icon';
import { Select } from '@straits/ui/Select';
import { media } from '@straits/ui/tokens';
import { SORTS, type ListTerms } from './list-address.rules';

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
const HIGH_RATING = 4.5;

interface Props<Search extends ListTerms> {
  search: Search;
  go: (change: (search: Search) => Search) => void;
  /** Whether many of them wait for a confirmation: where each is sure at once the chip narrows nothing. */
  hasInstant?: boolean;
  /** What this list's shoppers look for besides. */
  own: { id: string; name: string; lang?: string | undefined; isChosen: boolean; toggle: () => void }[];
}

/** The filters that are used most, above the list (U47), and the order of it. */
export function PromotedFilters<Search extends ListTerms>({ search, go, hasInstant = false, own }: Props<Search>) {
  const { t } = useTexts('catalog');
  const toOrder = (value: string) => go((now) => ({ ...now, sort: SORTS.find((one) => one === value) ?? 'recommended' }));
  return (
    <div css={bar}>
      <div css={chips} role="group" aria-label={t('results.filters.promoted')}>
        <Chip pressed={search.freeCancellation} onPress={() => go((now) => ({ ...now, freeCancellation: !now.freeCancellation }))}>
          {t('results.filters.freeCancellation')}
        </Chip>
        {hasInstant && (
          <Chip pressed={search.instant} onPress={() => go((now) => ({ ...now, instant: !now.instant }))}>
            {t('results.filters.instant')}
          </Chip>
        )}
        <Chip
          pressed={search.rating === HIGH_RATING}
          icon={<Icon name="star" size={16} />}
          onPress={() => go((now) => ({ ...now, rating: now.rating === HIGH_RATING ? null : HIGH_RATING }))}
        >
          {t('results.filters.ratingFrom', { rating: String(HIGH_RATING) })}
        </Chip>
        {own.map(({ id, name, lang, isChosen, toggle }) => (
          <Chip key={id} pressed={isChosen} onPress={toggle}>
            <span lang={lang}>{name}</span>
          </Chip>
        ))}
      </div>
      <Select
        label={t('results.sort')}
        labelHidden
        value={search.sort}
        onChange={toOrder}
        options={SORTS.map((one) => ({ value: one, label: t(`results.orders.${one}`) }))}
      />
    </div>
  );
}
