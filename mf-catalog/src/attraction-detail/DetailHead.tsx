import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { PageTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
import { placeParts } from '../product/place-parts.rules';
import { statePath } from '../product/product-links.rules';
import { SaveButton } from '../saved/SaveButton';
import { ProductRating } from '../product/ProductRating';

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

/** Where we are, what it is, what people think of it. */
export function DetailHead({ attraction }: { attraction: Attraction }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const { place, name } = attraction;
  const links = [
    { label: t('crumb.home'), href: '/' },
    { label: t('kind.attraction'), href: '/attraction' },
    { label: place.state, href: statePath(place.stateId) },
  ];
  return (
    <>
      <Breadcrumbs label={t('crumb.label')} links={links} current={name} />
      <PageTitle css={{ marginBlockStart: '0.75rem' }} lang={attraction.lang}>
        {name}
      </PageTitle>
      <div css={line}>
        {attraction.ratingCount > 0 && (
          <TextLink href="#reviews" quiet>
            <ProductRating rating={attraction.rating} count={attraction.ratingCount} full />
          </TextLink>
        )}
        <span>
          <Icon name="pin" size={18} />
          {row([...placeParts(place), place.countryName])}
        </span>
        <SaveButton product={attraction} />
        {attraction.categories.length > 0 && (
          <span>
            {attraction.categories.map((category, index) => (
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
