import { css, type SerializedStyles } from '@emotion/react';
import type { MouseEvent, ReactNode } from 'react';
import { useResource } from '@straits/http';
import { useTexts } from '@straits/i18n';
import { ButtonLink, TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { wide } from '../place-map/wide';
import type { ResultList } from './use-result-list';

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

interface Answer<Item> {
  total: number;
  items: Item[];
  nextCursor: string | null;
}
/** How one kind of list looks: its grid, what stands in it, and what stands there while that is on its way. */
interface Look<Item> {
  grid: SerializedStyles;
  card: (item: Item, isFirst: boolean) => ReactNode;
  skeleton: ReactNode;
}
interface Shown<Search, Item> {
  list: ResultList<Search, Answer<Item>>;
  look: Look<Item>;
}

interface PageProps<Search, Item> extends Shown<Search, Item> {
  items: Item[];
  nextCursor: string | null;
  page: number;
}

/** One page of the list; the next ones follow below it while the address asks for them. */
function ResultPage<Search, Item extends { id: string }>({ items, nextCursor, page, ...shown }: PageProps<Search, Item>) {
  const { t } = useTexts('catalog');
  const { list, look } = shown;
  return (
    <>
      <ul css={look.grid} role="list" data-below="each" aria-label={t('results.page', { page })}>
        {items.map((item, index) => (
          <li key={item.id}>{look.card(item, page === 1 && index === 0)}</li>
        ))}
      </ul>
      {nextCursor &&
        (page < list.pages ? <NextPage {...shown} cursor={nextCursor} page={page + 1} /> : <More list={list} cursor={nextCursor} />)}
    </>
  );
}

function NextPage<Search, Item extends { id: string }>({ cursor, page, ...shown }: Shown<Search, Item> & { cursor: string; page: number }) {
  const { list, look } = shown;
  const resource = list.resource(list.search, cursor);
  const { data, error, mutate } = useResource<Answer<Item>>(resource.path, resource.query);
  if (data) return <ResultPage {...shown} items={data.items} nextCursor={data.nextCursor} page={page} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : look.skeleton;
}

/** A link, so that it works without scripts and for crawlers; with scripts the next page is put below. */
function More<Search, Item>({ list, cursor }: { list: ResultList<Search, Answer<Item>>; cursor: string }) {
  const { t } = useTexts('catalog');
  const append = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    list.showPages(list.pages + 1);
  };
  return (
    <div css={foot}>
      <ButtonLink href={list.linkTo(list.search, cursor)} onClick={append}>
        {t('results.more')}
      </ButtonLink>
    </div>
  );
}

interface ResultsProps<Search, Item> extends Shown<Search, Item> {
  /** Said above and below the list (U48). */
  total: ReactNode;
  /** Instead of a list that has nothing. */
  none: ReactNode;
  isNone: boolean;
  above?: ReactNode;
  /** After the last of it. */
  after?: ReactNode;
}

/** A list of results with its total above and below, page by page. */
export function ResultPages<Search, Item extends { id: string }>({
  total,
  none,
  isNone,
  above,
  after,
  ...shown
}: ResultsProps<Search, Item>) {
  const { t } = useTexts('catalog');
  const { list, look } = shown;
  const { result, error, cursor, isBusy } = list;
  const found = result && (
    <div css={isBusy && stale} aria-busy={isBusy}>
      {cursor && (
        <p css={{ marginBlockEnd: '1rem' }}>
          <TextLink href={list.linkTo(list.search)}>{t('results.first')}</TextLink>
        </p>
      )}
      <ResultPage {...shown} items={result.items} nextCursor={result.nextCursor} page={1} />
      <p css={foot}>{total}</p>
      {after}
    </div>
  );
  const waiting = error ? <LoadFailure onRetry={list.retry} /> : look.skeleton;
  return (
    <section css={list.isMap && hiddenBehindMap} aria-label={t('results.label')}>
      <p css={{ marginBlockEnd: '0.75rem', fontWeight: 600, minBlockSize: '1.55em' }} role="status">
        {total}
      </p>
      {above}
      {isNone ? none : (found ?? waiting)}
    </section>
  );
}
