import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import type { ProductCard as Product, SearchResult } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { media, token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { ProductCard } from '../product/ProductCard';
import { wide } from '../place-map/wide';
import { listPathOf, searchResource } from './search-url.rules';
import type { SearchState } from './use-search';

const parts = () => import(/* webpackChunkName: "search-later" */ './later');
const NoResults = later(() => parts().then((part) => part.NoResults));
const OtherDays = later(() => parts().then((part) => part.OtherDays), { isSpare: true });
const PopularInstead = later(() => parts().then((part) => part.PopularInstead), { isSpare: true });

const list = css`
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
const stale = css`
  opacity: 0.55;
  transition: opacity ${token.motion.calm};
`;
const hiddenBehindMap = css`
  display: none;
  ${wide} {
    display: block;
  }
`;
const foot = css`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 0.75rem;
  margin-block: 2rem;
  color: ${token.color.muted};
`;
// Phones take the file one step below their pixels: nobody sees it, and it comes in half the time.
const SIZES = '(min-width: 1280px) 265px, (min-width: 1024px) 300px, (min-width: 640px) 46vw, 88vw';
const totalKey = ({ scope }: SearchState['search']) => (scope === 'attraction' ? 'search.total' : 'everything.total');
/** Below this, other ideas are offered too (U52). */
const FEW = 4;

export const ListSkeleton = () => (
  <div css={list} aria-hidden="true">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} height="23rem" radius={token.radius.large} />
    ))}
  </div>
);

interface PageProps {
  state: SearchState;
  items: Product[];
  nextCursor: string | null;
  page: number;
}

/** One page of the list; the next ones follow below it while the address asks for them. */
function ResultPage({ state, items, nextCursor, page }: PageProps) {
  const { t } = useTexts('catalog');
  return (
    <>
      <ul css={list} role="list" data-below="each" aria-label={t('results.page', { page })}>
        {items.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              date={state.search.date}
              guests={state.search.guests}
              sizes={SIZES}
              level={2}
              priority={page === 1 && index === 0}
            />
          </li>
        ))}
      </ul>
      {nextCursor &&
        (page < state.pages ? <NextPage state={state} cursor={nextCursor} page={page + 1} /> : <More state={state} cursor={nextCursor} />)}
    </>
  );
}

function NextPage({ state, cursor, page }: { state: SearchState; cursor: string; page: number }) {
  const resource = searchResource(state.search, cursor);
  const { data, error, mutate } = useResource<SearchResult>(resource.path, resource.query);
  if (data) return <ResultPage state={state} items={data.items} nextCursor={data.nextCursor} page={page} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : <ListSkeleton />;
}

/** A link, so that it works without scripts and for crawlers; with scripts the next page is put below. */
function More({ state, cursor }: { state: SearchState; cursor: string }) {
  const { t } = useTexts('catalog');
  const address = state.addressOf(state.search);
  address.set('cursor', cursor);
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    state.showPages(state.pages + 1);
  };
  return (
    <div css={foot}>
      <ButtonLink href={`${listPathOf(state.search)}?${address}`} onClick={append}>
        {t('results.more')}
      </ButtonLink>
    </div>
  );
}

function Found({ state, result }: { state: SearchState; result: SearchResult }) {
  const { t } = useTexts('catalog');
  if (result.total === 0) return <NoResults state={state} />;
  return (
    <div css={state.isBusy && stale} aria-busy={state.isBusy}>
      {state.cursor && (
        <p css={{ marginBlockEnd: '1rem' }}>
          <TextLink href={`${listPathOf(state.search)}?${state.addressOf(state.search)}`}>{t('results.first')}</TextLink>
        </p>
      )}
      <ResultPage state={state} items={result.items} nextCursor={result.nextCursor} page={1} />
      <p css={foot}>{t(totalKey(state.search), { count: result.total })}</p>
      {state.search.date && !state.isBusy && <OtherDays state={state} />}
      {result.total < FEW && <PopularInstead scope={state.search.scope} shown={result.items} />}
    </div>
  );
}

/** The list with its total above and below (U48). */
export function Results({ state }: { state: SearchState }) {
  const { t } = useTexts('catalog');
  const { result, error, retry, isMap } = state;
  return (
    <section css={isMap && hiddenBehindMap} aria-label={t('results.label')}>
      <p css={{ marginBlockEnd: '0.75rem', fontWeight: 600, minBlockSize: '1.55em' }} role="status">
        {result ? t(totalKey(state.search), { count: result.total }) : ''}
      </p>
      {result ? <Found state={state} result={result} /> : error ? <LoadFailure onRetry={retry} /> : <ListSkeleton />}
    </section>
  );
}
