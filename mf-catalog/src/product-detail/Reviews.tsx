import { css } from '@emotion/react';
import { useState } from 'react';
import type { Attraction, Review, ReviewPage } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { Button } from '@straits/ui/Button';
import { SectionTitle } from '@straits/ui/Heading';
import { TextLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Rating } from '@straits/ui/Rating';
import { Select } from '@straits/ui/Select';
import { SkeletonText } from '@straits/ui/Skeleton';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { ReviewSummary } from './ReviewSummary';
import { reviewsResource } from './product-detail.resources';

const item = css`
  padding-block: 1.25rem;
  border-block-end: 1px solid ${token.color.line};
  p {
    margin-block-start: 0.5rem;
    white-space: pre-line;
    max-inline-size: 68ch;
  }
  small {
    color: ${token.color.muted};
  }
`;
const photos = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-block-start: 0.75rem;
  li {
    inline-size: 8.75rem;
  }
`;
const top = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.25rem 1rem;
`;

const SORTS = ['recent', 'best', 'worst'] as const;
type Sort = (typeof SORTS)[number];

function OneReview({ review }: { review: Review }) {
  const { t } = useTexts('catalog');
  const { date, number } = useFormat();
  return (
    <li css={item}>
      <div css={top}>
        <strong>{review.author}</strong>
        <Rating value={review.rating} text={number(review.rating)} label={t('reviews.stars', { count: review.rating })} />
      </div>
      <small>
        {review.verified && `${t('reviews.verified')} · `}
        {t('reviews.visited', { date: date(review.visitedOn) })}
        {review.travellerType && ` · ${t(`reviews.by.${review.travellerType}`, { defaultValue: review.travellerType })}`}
      </small>
      {/* A review is in its writer's language (U60). */}
      <p lang={review.lang}>{review.text}</p>
      {review.photos.length > 0 && (
        <ul css={photos} role="list" aria-label={t('reviews.photosOf', { author: review.author })}>
          {review.photos.map((photo) => (
            <li key={photo.src}>
              <Picture picture={{ ...photo, alt: '' }} sizes="140px" ratio="3 / 2" radius={token.radius.small} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

type Product = Pick<Attraction, 'kind' | 'id'>;
interface PageProps {
  product: Product;
  sort: Sort;
  page: Pick<ReviewPage, 'items' | 'nextCursor'>;
}
function Pages({ product, sort, page }: PageProps) {
  const { t } = useTexts('catalog');
  const [isMore, setMore] = useState(false);
  const next = reviewsResource(product, sort, page.nextCursor ?? undefined);
  const { data, error, mutate } = useResource<ReviewPage>(isMore && page.nextCursor ? next.path : null, next.query);
  return (
    <>
      <ul role="list">
        {page.items.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      {error && <LoadFailure onRetry={() => void mutate()} />}
      {data ? (
        <Pages product={product} sort={sort} page={data} />
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

function Sorted({ product, sort }: { product: Product; sort: Sort }) {
  const resource = reviewsResource(product, sort);
  const { data, error, mutate } = useResource<ReviewPage>(resource.path, resource.query);
  if (data) return <Pages product={product} sort={sort} page={data} />;
  return error ? <LoadFailure onRetry={() => void mutate()} /> : <SkeletonText lines={8} />;
}

/** What visitors wrote: how it spreads, then their words. The first page comes with the attraction. */
export function Reviews({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const [sort, setSort] = useState<Sort | null>(null);
  const { reviews, ratingCount } = attraction;
  if (ratingCount === 0) return null;
  return (
    <section id="reviews">
      <SectionTitle>{t('reviews.title')}</SectionTitle>
      <ReviewSummary attraction={attraction} />
      <div css={{ maxInlineSize: '14rem' }}>
        <Select
          label={t('reviews.sort')}
          value={sort ?? 'recent'}
          onChange={(value) => setSort(SORTS.find((one) => one === value) ?? null)}
          options={SORTS.map((one) => ({ value: one, label: t(`reviews.${one}`) }))}
        />
      </div>
      {sort ? <Sorted key={sort} product={attraction} sort={sort} /> : <Pages product={attraction} sort="recent" page={reviews} />}
      <p css={{ marginBlockStart: '1.25rem' }} data-print="hide">
        {t('reviews.invite')} <TextLink href="/write-review">{t('reviews.write')}</TextLink>
      </p>
    </section>
  );
}
