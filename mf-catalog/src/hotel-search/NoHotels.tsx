import { css } from '@emotion/react';
import { useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { EmptyState } from '@straits/ui/EmptyState';
import { ButtonLink } from '@straits/ui/Link';
import { useFilterWords } from './AppliedFilters';
import { appliedFilters } from './search-url.rules';
import { useHotelSearch } from './use-hotel-search';

const actions = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.5rem;
  // A button may hold what somebody typed.
  max-inline-size: 100%;
  overflow-wrap: anywhere;
`;

/** Nothing matches: which filter to take away, or all of them. */
export function NoHotels() {
  const { t } = useTexts('catalog');
  const state = useHotelSearch();
  const words = useFilterWords(state);
  return (
    <EmptyState
      title={t('hotel.none')}
      actions={
        <div css={actions}>
          {appliedFilters(state.search).map((one) => (
            <Button key={`${one.filter}-${one.id}`} size="small" onClick={() => state.go(one.without)}>
              {t('results.without', { filter: words(one) })}
            </Button>
          ))}
          <ButtonLink href="/hotel/search" size="small" prominence="main">
            {t('hotel.all')}
          </ButtonLink>
        </div>
      }
    >
      {t('hotel.noneText')}
    </EmptyState>
  );
}
