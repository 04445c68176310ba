import { css } from '@emotion/react';
import type { MouseEvent } from 'react';
import type { HotelCard as Hotel, HotelSearchResult } from '@straits/api-contract';
import { later } from '@straits/federation';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { Skeleton } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { HotelCard } from './HotelCard';
import { wide } from '../place-map/wide';
import { appliedFilters, hotelsResource, withoutFilters } from './search-url.rules';
import type { HotelSearchState } from './use-hotel-search';

const parts = () => import(/* webpackChunkName: "hotel-search-later" */ './later');
const AppliedFilters = later(() => parts().then((part) => part.AppliedFilters));
const NoHotels = later(() => parts().then((part) => part.NoHotels));

const list = css`
  display: grid;
  gap: 1.125rem;
  & + & {
    margin-block-start: 1.125rem;
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
const ListSkeleton = () => (
  <div css={list} aria-hidden="true">
    {[1, 2, 3, 4].map((place) => (
      <Skeleton key={place} height="15rem" radius={token.radius.large} />
    ))}
  </div>
);

interface PageProps {
  state: HotelSearchState;
  items: Hotel[];
  nextCursor: string | null;
  page: number;
}

/** One page of the list; the next ones follow below it while the address asks for them. */
function ResultPage({ state, items, nextCursor, page }: PageProps) {
  const { t } = useTexts('catalog');
  return (
    <>
      <ul css={list} role="list" aria-label={t('results.page', { page })}>
        {items.map((hotel, index) => (
          <li key={hotel.id}>
            <HotelCard hotel={hotel} stay={state.search.stay} priority={page === 1 && index === 0} />
          </li>
        ))}
      </ul>
      {nextCursor &&
        (page < state.pages ? <NextPage state={state} cursor={nextCursor} page={page + 1} /> : <More state={state} cursor={nextCursor} />)}
    </>
  );
}

function NextPage({ state, cursor, page }: { state: HotelSearchState; cursor: string; page: number }) {
  const resource = hotelsResource(state.search, cursor);
  const { data, error, mutate } = useResource<HotelSearchResult>(resource.path, resource.query);
  if (data) return <ResultPage state={state} items={data.items} nextCursor={data.nextCursor} page={page} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : <ListSkeleton />;
}

/** A link, so that it works without scripts and for crawlers; with scripts the next page is put below. */
function More({ state, cursor }: { state: HotelSearchState; cursor: string }) {
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
      <ButtonLink href={`/hotel/search?${address}`} onClick={append}>
        {t('results.more')}
      </ButtonLink>
    </div>
  );
}

function Found({ state, result }: { state: HotelSearchState; result: HotelSearchResult }) {
  const { t } = useTexts('catalog');
  if (result.total + result.withoutRooms === 0) return <NoHotels />;
  return (
    <div css={state.isBusy && stale} aria-busy={state.isBusy}>
      {state.cursor && (
        <p css={{ marginBlockEnd: '1rem' }}>
          <TextLink href={`/hotel/search?${state.addressOf(state.search)}`}>{t('results.first')}</TextLink>
        </p>
      )}
      <ResultPage state={state} items={result.items} nextCursor={result.nextCursor} page={1} />
      <Total result={result} css={foot} />
    </div>
  );
}

/** How many there are; with dates, how many of them have a room (U48). */
function Total({ result, className }: { result: HotelSearchResult; className?: string }) {
  const { t } = useTexts('catalog');
  const words = result.stay ? t('hotel.totalFree', { count: result.total }) : t('hotel.total', { count: result.total });
  const others = result.withoutRooms > 0 ? ` · ${t('hotel.totalWithout', { count: result.withoutRooms })}` : '';
  return <p className={className}>{words + others}</p>;
}

/** The list with its total above and below. */
export function Results({ state }: { state: HotelSearchState }) {
  const { t } = useTexts('catalog');
  const { result, error, retry, isMap } = state;
  return (
    <section css={isMap && hiddenBehindMap} aria-label={t('results.label')}>
      <div css={{ marginBlockEnd: '0.75rem', fontWeight: 600, minBlockSize: '1.55em' }} role="status">
        {result && <Total result={result} />}
      </div>
      {appliedFilters(state.search).some(({ filter }) => filter !== 'q') && (
        <AppliedFilters state={state} onClear={() => state.go(withoutFilters)} />
      )}
      {result ? <Found state={state} result={result} /> : error ? <LoadFailure onRetry={retry} /> : <ListSkeleton />}
    </section>
  );
}
