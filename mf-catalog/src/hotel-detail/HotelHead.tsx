import { css } from '@emotion/react';
import type { Hotel } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { PageTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { hotelSearchPath } from '../hotel-stay/stay-url.rules';
import { Stars } from '../hotel-stay/Stars';
import { placeParts } from '../product/place-parts.rules';
import { ProductRating } from '../product/ProductRating';
import { SaveButton } from '../saved/SaveButton';
import { useViewed } from '../saved/use-viewed';

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1.25rem;
  margin-block: 0.75rem 1.25rem;
  color: ${token.color.muted};
  & > span,
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
`;

/** Where we are, what it is, what guests think of it. */
export function HotelHead({ hotel }: { hotel: Hotel }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const { place, name, facts } = hotel;
  useViewed(hotel.id);
  const links = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.hotel'), href: '/hotel' },
    { label: place.state, href: hotelSearchPath({ state: place.stateId }) },
  ];
  return (
    <>
      <Breadcrumbs label={t('crumb.label')} links={links} current={name} />
      <PageTitle css={{ marginBlockStart: '0.75rem' }} lang={hotel.lang}>
        {name}
      </PageTitle>
      <div css={line}>
        {facts?.kind === 'hotel' && <Stars stars={facts.stars} />}
        {hotel.ratingCount > 0 && (
          <TextLink href="#reviews" quiet>
            <ProductRating rating={hotel.rating} count={hotel.ratingCount} />
          </TextLink>
        )}
        <span>
          <Icon name="pin" size={18} />
          {row([...placeParts(place), place.countryName])}
        </span>
        <SaveButton product={hotel} />
        {hotel.categories.length > 0 && (
          <span>
            {hotel.categories.map((category, index) => (
              <span key={category.id} lang={category.lang}>
                {index > 0 && ' · '}
                {category.name}
              </span>
            ))}
          </span>
        )}
      </div>
    </>
  );
}
