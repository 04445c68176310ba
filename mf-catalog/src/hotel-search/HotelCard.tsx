import { css } from '@emotion/react';
import type { HotelCard as Hotel } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Card } from '@straits/ui/Card';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { PriceTag } from '@straits/ui/PriceTag';
import { Tag } from '@straits/ui/Tag';
import { media, token } from '@straits/ui/tokens';
import { hotelPath, type Stay } from '../hotel-stay/stay-url.rules';
import { Stars } from '../hotel-stay/Stars';
import { useStayWords } from '../hotel-stay/use-stay-words';
import { placeParts } from '../product/place-parts.rules';
import { ProductRating } from '../product/ProductRating';
import { useFromWords } from '../product/from-words';

const card = css`
  display: grid;
  overflow: clip;
  ${media.tablet} {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    & > picture {
      block-size: 100%;
      aspect-ratio: auto !important;
    }
  }
`;
const body = css`
  display: flex;
  flex-direction: column;
  gap: 0.375rem;
  padding: 1rem 1.125rem;
`;
const muted = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const title = css`
  font-size: 1.1875rem;
  line-height: 1.3;
  a {
    color: inherit;
    text-decoration: none;
  }
`;
const tags = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.375rem;
`;
const benefit = css`
  display: flex;
  align-items: center;
  gap: 0.375rem;
  color: ${token.color.success};
  font-size: ${token.text.small};
`;
const foot = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.5rem 1rem;
  margin-block-start: auto;
  padding-block-start: 0.5rem;
`;
const few = css`
  color: ${token.color.warning};
  font-size: ${token.text.small};
  font-weight: 600;
`;
/** A number worth saying: what is left is few. */
const FEW = 5;

function Offer({ hotel, stay }: { hotel: Hotel; stay: Stay }) {
  const { t } = useTexts('catalog');
  const { money, date, row } = useFormat();
  const words = useStayWords();
  const { offer } = hotel;
  if (!offer) return null;
  return (
    <>
      <p css={muted}>{[offer.roomName, offer.breakfastIncluded && t('hotel.withBreakfast')].filter(Boolean).join(' · ')}</p>
      {offer.freeUntil && (
        <span css={benefit}>
          <Icon name="check" size={16} />
          {t('hotel.freeUntil', { date: date(offer.freeUntil.slice(0, 10)) })}
        </span>
      )}
      <div css={foot}>
        <PriceTag amount={money(offer.nightly.shown)} unit={t('product.per.room_night')} />
        <p css={{ flexBasis: '100%' }}>
          {offer.roomsLeft !== null && offer.roomsLeft <= FEW && <span css={few}>{t('hotel.roomsLeft', { count: offer.roomsLeft })}</span>}
          <strong css={{ display: 'block' }}>{t('hotel.totalOf', { total: money(offer.total.shown) })}</strong>
          <span css={muted}>
            {row([words.nights(stay), words.rooms(stay.rooms)])} · {t('booking.allIn')}
          </span>
        </p>
      </div>
    </>
  );
}

/** Why there is no room, and what to change: said on the card itself (U51). */
function NoRoom({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  if (!hotel.fault) return null;
  return (
    <p css={[foot, { color: token.color.warning, fontWeight: 600 }]}>
      {hotel.fault === 'min_stay' && hotel.minStayNights !== null
        ? t('hotel.fault.min_stay', { count: hotel.minStayNights })
        : hotel.fault === 'too_many_guests'
          ? t('hotel.moreRooms')
          : t(`hotel.fault.${hotel.fault}`)}
      {/* Other days do not help guests who need more rooms. */}
      {hotel.fault !== 'too_many_guests' && <span css={[muted, { fontWeight: 400 }]}>{t('hotel.otherDates')}</span>}
    </p>
  );
}

function FromPrice({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  const fromWords = useFromWords();
  if (!hotel.priceFrom) return null;
  return (
    <div css={foot}>
      <PriceTag amount={money(hotel.priceFrom.shown)} {...fromWords(t('product.per.room_night'))} />
    </div>
  );
}

export interface HotelCardProps {
  hotel: Hotel;
  stay: Stay;
  priority?: boolean;
}

/** A hotel in the list: with dates, what the cheapest room costs a night and in all. The whole card is its link. */
export function HotelCard({ hotel, stay, priority }: HotelCardProps) {
  const { row } = useFormat();
  const { place } = hotel;
  return (
    <Card as="article" linked padded={false} css={card}>
      <Picture picture={hotel.picture} sizes="(min-width: 640px) 220px, 88vw" ratio="3 / 2" alt="" priority={priority} />
      <div css={body}>
        <span css={muted}>{row(placeParts(place))}</span>
        <h2 css={title}>
          <BareLink href={hotelPath(hotel.id, stay)} data-card-link="" lang={hotel.lang}>
            {hotel.name}
          </BareLink>
        </h2>
        <div css={[tags, { alignItems: 'center', columnGap: '0.875rem' }]}>
          <Stars stars={hotel.stars} />
          <ProductRating rating={hotel.rating} count={hotel.ratingCount} />
          <span css={muted}>{hotel.categories.map(({ name }) => name).join(' · ')}</span>
        </div>
        <div css={tags}>
          {hotel.facilities.map(({ id, name }) => (
            <Tag key={id}>{name}</Tag>
          ))}
        </div>
        {hotel.offer ? <Offer hotel={hotel} stay={stay} /> : hotel.fault ? <NoRoom hotel={hotel} /> : <FromPrice hotel={hotel} />}
      </div>
    </Card>
  );
}
