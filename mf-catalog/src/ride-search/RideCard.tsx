import { css } from '@emotion/react';
import type { Ride } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Icon } from '@straits/ui/Icon';
import { ButtonLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { PriceTag } from '@straits/ui/PriceTag';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';
import { ProductRating } from '../product/ProductRating';

const card = css`
  display: grid;
  ${media.phone} {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    & > picture {
      inline-size: 100%;
      block-size: 100%;
    }
  }
  ${media.tablet} {
    grid-template-columns: 12rem minmax(0, 1fr) auto;
  }
`;
const words = css`
  display: grid;
  gap: 0.375rem;
  align-content: start;
  padding: 1rem 1.125rem;
  h2 {
    font-size: ${token.text.title};
  }
  p {
    color: ${token.color.muted};
  }
`;
const facts = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  font-size: ${token.text.small};
  span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;
const buy = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem;
  ${media.phone} {
    grid-column: 1 / -1;
    padding: 0.75rem 1.125rem;
    border-block-start: 1px solid ${token.color.line};
  }
  ${media.tablet} {
    flex-direction: column;
    align-items: end;
    justify-content: center;
    padding: 1.125rem;
  }
`;

// Beside the button on phones, above it on wide windows.
const price = css`
  ${media.phone} {
    text-align: start !important;
  }
`;

const GONE = new Set(['SOLD_OUT', 'CLOSED']);

/** One vehicle for the ride: what it takes, what the whole ride costs, and whether it is free that day. */
export function RideCard({ ride, query, isFirst }: { ride: Ride; query: URLSearchParams; isFirst: boolean }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const { vehicle, total, quantity, status, freeCancellationHours } = ride;
  const freeUntil = useFreeUntil();
  const isGone = status !== null && GONE.has(status);
  const address = new URLSearchParams(query);
  address.set('option', ride.optionId);
  return (
    <Card as="article" padded={false} css={card}>
      <Picture picture={ride.picture} sizes="(min-width: 640px) 192px, 104px" ratio="4 / 3" alt="" priority={isFirst} />
      <div css={words}>
        <span>
          <Tag>{t(`transport.service.${ride.service}`)}</Tag>
        </span>
        <h2 lang={vehicle.lang}>{vehicle.name}</h2>
        <p lang={ride.lang}>{ride.name}</p>
        <div css={facts}>
          <span>
            <Icon name="user" size={18} />
            {t('transport.seats', { count: vehicle.seats })}
          </span>
          <span>
            <Icon name="package" size={18} />
            {t('transport.pieces', { count: vehicle.bags })}
          </span>
          {ride.durationMinutes !== null && (
            <span>
              <Icon name="clock" size={18} />
              {t('detail.minutes', { count: ride.durationMinutes })}
            </span>
          )}
        </div>
        <ProductRating rating={ride.rating} count={ride.ratingCount} />
        {freeCancellationHours !== null && (
          <span css={{ color: token.color.success, fontSize: token.text.small }}>{freeUntil(freeCancellationHours)}</span>
        )}
      </div>
      <div css={buy}>
        <PriceTag
          css={price}
          size="large"
          align="end"
          amount={money(total.shown)}
          sub={t(`transport.whole.${vehicle.per}`, { count: quantity })}
        />
        {isGone ? (
          <ButtonLink href={`/transport/${ride.productId}?${address}`}>{t('transport.otherDay')}</ButtonLink>
        ) : (
          <ButtonLink prominence="main" href={`/transport/${ride.productId}?${address}`}>
            {t('transport.choose')}
          </ButtonLink>
        )}
        {isGone && <Tag tone="warning">{t(status === 'SOLD_OUT' ? 'transport.soldOut' : 'transport.notThatDay')}</Tag>}
      </div>
    </Card>
  );
}
