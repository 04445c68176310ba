import { css } from '@emotion/react';
import { later } from '@straits/federation';
import { useTexts } from '@straits/i18n';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { wide } from '../place-map/wide';
import { ProductCard } from '../product/ProductCard';
import { ResultPages } from '../result-list/ResultPages';
import type { SearchState } from './use-search';

const parts = () => import(/* webpackChunkName: "search-later" */ './later');
const NoResults = later(() => parts().then((part) => part.NoResults));
const OtherDays = later(() => parts().then((part) => part.OtherDays), { isSpare: true });
const PopularInstead = later(() => parts().then((part) => part.PopularInstead), { isSpare: true });

const grid = css`
  display: grid;
  gap: 1.25rem;
  & + & {
    margin-block-start: 1.25rem;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const skeleton = (
  <div css={grid} aria-hidden="true">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} height="23rem" radius={token.radius.large} />
    ))}
  </div>
);
// Phones take the file one step below their pixels: nobody sees it, and it comes in half the time.
const SIZES = '(min-width: 1280px) 265px, (min-width: 1024px) 300px, (min-width: 640px) 46vw, 88vw';
/** Below this, other ideas are offered too (U52). */
const FEW = 4;

export function Results({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const { search, result, isBusy } = state;
  const { date, guests, scope } = search;
  return (
    <ResultPages
      list={state}
      look={{
        grid,
        skeleton,
        card: (product, isFirst) => (
          <ProductCard product={product} date={date} guests={guests} sizes={SIZES} level={2} priority={isFirst} />
        ),
      }}
      total={result && t(scope === 'attraction' ? 'search.total' : 'everything.total', { count: result.total })}
      isNone={result?.total === 0}
      none={<NoResults state={state} />}
      after={
        <>
          {date && !isBusy && <OtherDays state={state} />}
          {result && result.total < FEW && <PopularInstead scope={scope} shown={result.items} />}
        </>
      }
    />
  );
}
