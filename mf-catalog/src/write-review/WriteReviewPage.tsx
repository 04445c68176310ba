import { css } from '@emotion/react';
import { useState } from 'react';
import type { OwnReview, OwnVisits } from '@straits/api-contract';
import { useResource } from '@straits/http';
import { useFormat, useTexts } from '@straits/i18n';
import { useSession } from '@straits/session';
import { Button } from '@straits/ui/Button';
import { Card } from '@straits/ui/Card';
import { Container } from '@straits/ui/Container';
import { EmptyState } from '@straits/ui/EmptyState';
import { PageTitle } from '@straits/ui/Heading';
import { ButtonLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { Rating } from '@straits/ui/Rating';
import { Skeleton } from '@straits/ui/Skeleton';
import { Stack } from '@straits/ui/Stack';
import { Tag } from '@straits/ui/Tag';
import { token } from '@straits/ui/tokens';
import { LoadFailure } from '../product/LoadFailure';
import { PhotoField } from './PhotoField';
import { ReviewForm } from './ReviewForm';
import type { Visit } from './write-review.rules';

const head = css`
  display: grid;
  grid-template-columns: 6rem minmax(0, 1fr);
  gap: 1rem;
  align-items: center;
  h2 {
    font-size: 1.125rem;
    line-height: 1.3;
  }
  small {
    color: ${token.color.muted};
  }
`;
const TONES = { waiting: 'info', published: 'success', refused: 'warning' } as const;

function Written({ review, onChange }: { review: OwnReview; onChange: (review: OwnReview) => void }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  return (
    <Stack gap={3}>
      <div>
        <Tag tone={TONES[review.status]}>{t(`writeReview.status.${review.status}`)}</Tag>
      </div>
      <Rating value={review.rating} text={number(review.rating)} label={t('reviews.stars', { count: review.rating })} />
      <p css={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lang={review.lang}>
        {review.text}
      </p>
      {review.reason && <p>{t('writeReview.reason', { reason: review.reason })}</p>}
      {review.status === 'waiting' && <PhotoField review={review} onSent={onChange} />}
    </Stack>
  );
}

function OneVisit({ visit }: { visit: Visit }) {
  const { t } = useTexts('catalog');
  const { date } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const [review, setReview] = useState(visit.review);
  return (
    <Card as="article">
      <Stack gap={4}>
        <div css={head}>
          <Picture picture={visit.picture} sizes="96px" ratio="4 / 3" alt="" radius={token.radius.small} />
          <div>
            <h2 lang={visit.lang}>{visit.name}</h2>
            <small>
              {date(visit.visitedOn)} · {visit.orderCode}
            </small>
          </div>
        </div>
        {review ? (
          <Written review={review} onChange={setReview} />
        ) : isOpen ? (
          <ReviewForm visit={visit} onWritten={setReview} />
        ) : (
          <div>
            <Button onClick={() => setOpen(true)}>{t('writeReview.open')}</Button>
          </div>
        )}
        <p className="visually-hidden" role="status">
          {review && review !== visit.review ? t('writeReview.thanks') : ''}
        </p>
      </Stack>
    </Card>
  );
}

/** What was bought and used, to say how it was. Signed-in people only. */
export function WriteReviewPage() {
  const { t } = useTexts('catalog');
  // Asked before it is known who is here, the API would say that nobody is.
  const isSigned = useSession().status === 'signed';
  const { data, error, mutate } = useResource<OwnVisits>(isSigned ? '/reviews/mine' : null, {}, { revalidateOnFocus: false });
  return (
    <Container narrow css={{ paddingBlock: '1.5rem 4rem' }}>
      <PageTitle>{t('writeReview.headline')}</PageTitle>
      <p css={{ marginBlock: '0.5rem 1.5rem' }}>{t('writeReview.lead')}</p>
      {!data && (error ? <LoadFailure onRetry={() => void mutate()} /> : <Skeleton height="20rem" />)}
      {data && data.items.length === 0 && (
        <EmptyState title={t('writeReview.none')} actions={<ButtonLink href="/order-history">{t('writeReview.orders')}</ButtonLink>}>
          {t('writeReview.noneText')}
        </EmptyState>
      )}
      <Stack gap={5}>
        {data?.items.map((visit) => (
          <OneVisit key={visit.lineId} visit={visit} />
        ))}
      </Stack>
    </Container>
  );
}
