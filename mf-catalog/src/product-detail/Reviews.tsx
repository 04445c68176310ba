import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import type { Attraction, ReviewPage } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useTexts, useTextsPart } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { Chip } from '@straits/ui/Chip';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Select } from '@straits/ui/Select';
import { SkeletonText } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { catalogTexts } from '../locales/load-texts';
import { LoadFailure } from '../product/LoadFailure';
import { OneReview } from './OneReview';
import { ReviewSummary } from './ReviewSummary';
import { reviewsResource, type ReviewChoice } from './product-detail.resources';

const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem 1rem;
  & > div {
    flex: 0 1 14rem;
    min-inline-size: 0;
  }
`;
const shown = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
  &:not(:empty) {
    margin-block-start: 0.75rem;
  }
`;

const SORTS = ['recent', 'best', 'worst'] as const;
const ALL: ReviewChoice = { sort: 'recent', written: '', photos: false };

type Product = Pick<Attraction, 'kind' | 'id'>;
interface PageProps {
  product: Product;
  choice: ReviewChoice;
  page: Pick<ReviewPage, 'items' | 'nextCursor'>;
  /** Asked for by a button that is gone: the keyboard goes on from here. */
  takesFocus?: boolean;
  /** So many more have come below the first. */
  onMore: (count: number) => void;
}
function Pages({ product, choice, page, takesFocus = false, onMore }: PageProps) {
  const { t } = useTexts('catalog');
  const [isMore, setMore] = useState(false);
  const next = reviewsResource(product, choice, page.nextCursor ?? undefined);
  const { data, error, mutate } = useResource<ReviewPage>(isMore && page.nextCursor ? next.path : null, next.query);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    list.current?.focus({ preventScroll: true });
    onMore(page.items.length);
    // oxlint-disable-next-line react/exhaustive-deps -- told once, as it comes
  }, [takesFocus]);
  return (
    <>
      <ul role="list" data-below="each" ref={list} tabIndex={takesFocus ? -1 : undefined}>
        {page.items.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {error && <LoadFailure onRetry={() => void mutate()} />}
      {data ? (
        <Pages product={product} choice={choice} page={data} takesFocus onMore={onMore} />
      ) : (
        page.nextCursor && (
          <Button css={{ marginBlockStart: '1.25rem' }} busy={isMore && !error} onClick={() => setMore(true)}>
            {t('reviews.more')}
          </Button>
        )
      )}
    </>
  );
}

interface ControlsProps {
  reviews: ReviewPage;
  choice: ReviewChoice;
  onChange: (part: Partial<ReviewChoice>) => void;
}
function Controls({ reviews: { languages, withPhotos, histogram }, choice, onChange }: ControlsProps) {
  const { t } = useTexts('catalog');
  const all = histogram.reduce((sum, { count }) => sum + count, 0);
  return (
    <div css={controls} data-print="hide">
      <Select
        needsCode
        label={t('reviews.sort')}
        value={choice.sort}
        onChange={(value) => onChange({ sort: SORTS.find((one) => one === value) ?? 'recent' })}
        options={SORTS.map((one) => ({ value: one, label: t(`reviews.${one}`) }))}
      />
      {languages.length > 1 && (
        <Select
          needsCode
          label={t('reviews.written')}
          value={choice.written}
          onChange={(written) => onChange({ written })}
          options={[
            { value: '', label: t('reviews.anyLanguage', { count: all }) },
            ...languages.map(({ lang, count }) => ({
              value: lang,
              label: `${t(`reviews.lang.${lang}`, { defaultValue: lang })} (${count})`,
            })),
          ]}
        />
      )}
      {withPhotos > 0 && (
        <Chip pressed={choice.photos} onPress={() => onChange({ photos: !choice.photos })}>
          {t('reviews.withPhotos', { count: withPhotos })}
        </Chip>
      )}
    </div>
  );
}

/** What visitors wrote: how it spreads, then their words. The first page comes with the attraction. */
export function Reviews({ attraction }: { attraction: Attraction }) {
  useTextsPart(catalogTexts, 'reviews');
  const { t } = useTexts('catalog');
  const [choice, setChoice] = useState(ALL);
  const [more, setMore] = useState(0);
  const { reviews, ratingCount } = attraction;
  const isAll = choice.sort === 'recent' && !choice.written && !choice.photos;
  const resource = reviewsResource(attraction, choice);
  const { data, error, mutate } = useResource<ReviewPage>(isAll || ratingCount === 0 ? null : resource.path, resource.query);
  if (ratingCount === 0) return null;
  const page = isAll ? reviews : data;
  const change = (part: Partial<ReviewChoice>) => {
    setChoice((before) => ({ ...before, ...part }));
    setMore(0);
  };
  return (
    <section id="reviews">
      <SectionTitle>{t('reviews.title')}</SectionTitle>
      <ReviewSummary attraction={attraction} />
      <Controls reviews={reviews} choice={choice} onChange={change} />
      <p role="status" css={shown}>
        {(choice !== ALL || more > 0) && page && t('reviews.shown', { count: page.items.length + more })}
      </p>
      {page ? (
        <Pages
          key={`${choice.sort} ${choice.written} ${choice.photos}`}
          product={attraction}
          choice={choice}
          page={page}
          onMore={(count) => setMore((before) => before + count)}
        />
      ) : error ? (
        <LoadFailure onRetry={() => void mutate()} />
      ) : (
        <SkeletonText lines={8} />
      )}
      <p css={{ marginBlockStart: '1.25rem' }} data-print="hide">
        {t('reviews.invite')} <TextLink href="/write-review">{t('reviews.write')}</TextLink>
      </p>
    </section>
  );
}
