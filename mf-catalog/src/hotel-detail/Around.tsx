import { css } from '@emotion/react';
import type { Hotel, PlaceNearby } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { SectionTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { media, token } from '@straits/ui/tokens';
import { LocationMap } from '../product-detail/LocationMap';
import { productPath } from '../product/product-links.rules';

const grid = css`
  display: grid;
  gap: 1.25rem 1.5rem;
  margin-block-start: 0.75rem;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;
const place = css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  align-items: center;
  gap: 0.875rem;
  padding-block: 0.5rem;
  border-block-end: 1px solid ${token.color.line};
  a {
    color: inherit;
    font-weight: 600;
  }
  small {
    display: flex;
    align-items: center;
    gap: 0.375rem;
    color: ${token.color.muted};
  }
`;
const KILOMETRE = 1_000;

function Place({ near: { product, metres, walkMinutes } }: { near: PlaceNearby }) {
  const { t } = useTexts('catalog');
  const { number } = useFormat();
  const distance =
    metres < KILOMETRE
      ? t('rooms.metres', { distance: number(Math.round(metres / 10) * 10) })
      : t('rooms.kilometres', { distance: number(metres / KILOMETRE, 1) });
  return (
    <li css={place}>
      <Picture picture={product.picture} sizes="72px" ratio="1" alt="" radius={token.radius.small} />
      <span>
        <BareLink href={productPath(product)} lang={product.lang}>
          {product.name}
        </BareLink>
        <small>
          <Icon name="pin" size={15} />
          {walkMinutes === null ? distance : `${t('rooms.walk', { count: walkMinutes })} · ${distance}`}
        </small>
      </span>
    </li>
  );
}

/** Where it is, and what is worth seeing around: each with its way on foot (M90). */
export function Around({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  return (
    <section id="around">
      <SectionTitle>{t('rooms.around')}</SectionTitle>
      <p css={{ color: token.color.muted }}>{hotel.address}</p>
      <div css={grid}>
        <LocationMap attraction={hotel} />
        {hotel.popularNearby.length > 0 && (
          <div>
            <h3 css={{ fontSize: token.text.body, fontFamily: token.font.text }}>{t('rooms.nearby')}</h3>
            <ul role="list">
              {hotel.popularNearby.map((near) => (
                <Place key={near.product.id} near={near} />
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
