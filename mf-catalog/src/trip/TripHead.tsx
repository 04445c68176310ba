import { css } from '@emotion/react';
import type { Attraction } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { Breadcrumbs } from '@straits/ui/Breadcrumbs';
import { PageTitle } from '@straits/ui/Heading';
import { Icon } from '@straits/ui/Icon';
import { TextLink } from '@straits/ui/Link';
import { token } from '@straits/ui/tokens';
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

/** Where we are, what the journey is called, what people think of it. */
export function TripHead({ product, kind }: { product: Attraction; kind: 'package' | 'cruise' }) {
  const { t } = useTexts('catalog');
  const { row } = useFormat();
  const { place, name, categories, rating, ratingCount } = product;
  useViewed(product.id);
  const links = [
    { label: t('crumb.home'), href: '/' },
    { label: t(`kind.${kind}`), href: `/${kind}` },
  ];
  return (
    <>
      <Breadcrumbs label={t('crumb.label')} links={links} current={name} />
      <PageTitle css={{ marginBlockStart: '0.75rem' }} lang={product.lang}>
        {name}
      </PageTitle>
      <div css={line}>
        {ratingCount > 0 && (
          <TextLink href="#reviews" quiet>
            <ProductRating rating={rating} count={ratingCount} full />
          </TextLink>
        )}
        <span>
          <Icon name="pin" size={18} />
          {row([...placeParts(place), place.countryName])}
        </span>
        <SaveButton product={product} />
        {categories.map((category) =>
          kind === 'package' ? (
            <TextLink key={category.id} href={`/package/categories/${category.id}`} lang={category.lang} quiet>
              {category.name}
            </TextLink>
          ) : (
            <span key={category.id} lang={category.lang}>
              {category.name}
            </span>
          ),
        )}
      </div>
    </>
  );
}
