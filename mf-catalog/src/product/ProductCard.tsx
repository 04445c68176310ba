import { css } from '@emotion/react';
import { memo } from 'react';
import type { ProductCard as Product } from '@straits/api-contract';
import { readGuests } from '@straits/api-contract/product-address';
import { useFormat, useTexts } from '@straits/i18n';
import { Card, CardBody } from '@straits/ui/Card';
import { Icon } from '@straits/ui/Icon';
import { BareLink } from '@straits/ui/Link';
import { Picture } from '@straits/ui/Picture';
import { PriceTag } from '@straits/ui/PriceTag';
import { media, token } from '@straits/ui/tokens';
import { SaveButton } from '../saved/SaveButton';
import { useFreeUntil } from './free-until';
import { useFromWords } from './from-words';
import { productPath } from './product-links.rules';
import { ProductRating } from './ProductRating';

const card = css`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  overflow: clip;
`;
const save = css`
  position: absolute;
  z-index: 2;
  inset-block-start: 0.5rem;
  inset-inline-end: 0.5rem;
`;
// Phones: a row, its picture at the side.
const slim = css`
  ${media.phone} {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    & > picture {
      inline-size: 100%;
      block-size: 100%;
    }
    & > [data-save] {
      inset-block-start: 0.375rem;
      inset-inline: 0.375rem auto;
    }
  }
`;
const place = css`
  color: ${token.color.muted};
  font-size: ${token.text.small};
`;
const title = css`
  font-size: 1.0625rem;
  line-height: 1.3;
  a {
    color: inherit;
    text-decoration: none;
  }
`;
const twoLines = css`
  display: -webkit-box;
  -webkit-line-clamp: 2;
  -webkit-box-orient: vertical;
  overflow: hidden;
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
  gap: 0.25rem 0.75rem;
  margin-block-start: auto;
  padding-block-start: 0.375rem;
`;

/** One line on what makes it easy to buy: the most useful fact first. */
function Benefit({ product }: { product: Product }) {
  const { t } = useTexts('catalog');
  const freeUntil = useFreeUntil();
  const { freeCancellationHours: hours, instantConfirmation, openDated } = product;
  const words = hours !== null ? freeUntil(hours) : openDated ? t('product.openDated') : instantConfirmation ? t('product.instant') : null;
  if (!words) return null;
  return (
    <span css={benefit}>
      <Icon name="check" size={16} />
      {words}
    </span>
  );
}

export interface ProductCardProps {
  product: Product;
  /** As in HTML: how wide the picture will be. */
  sizes: string;
  /** A searched date travels on to the product's page. */
  date?: string | null;
  /** As a list's address has them (`2-1`); they travel on too. */
  guests?: string | null;
  /** The largest picture of the page. */
  priority?: boolean;
  level?: 2 | 3;
  /** On phones a row instead of a card: for what is chosen by its name, not by its picture. */
  isSlim?: boolean;
}

/** What a list shows of a product; the whole card is its link. A page has dozens, and draws anew only those that changed. */
export const ProductCard = memo(function ProductCard({
  product,
  sizes,
  date,
  guests,
  priority,
  level = 3,
  isSlim = false,
}: ProductCardProps) {
  const { t } = useTexts('catalog');
  const { money, row } = useFormat();
  const fromWords = useFromWords();
  const Title = `h${level}` as const;
  const { name, place: where, picture, priceFrom, priceUnit } = product;
  // Its name ends in where it goes.
  const isFerry = product.kind === 'ferry';
  return (
    <Card as="article" linked padded={false} css={[card, isSlim && slim]}>
      <Picture picture={picture} sizes={sizes} ratio="4 / 3" alt="" priority={priority} />
      <span css={save} data-save="">
        <SaveButton product={product} />
      </span>
      <CardBody>
        <span css={place}>{row([where.state, where.countryName])}</span>
        <Title css={[title, !isFerry && twoLines]}>
          <BareLink href={productPath(product, date, readGuests(guests))} data-card-link="" lang={product.lang}>
            {name}
          </BareLink>
        </Title>
        {isFerry && (
          <p css={place} lang={product.lang}>
            {product.summary}
          </p>
        )}
        <ProductRating rating={product.rating} count={product.ratingCount} />
        <Benefit product={product} />
        <div css={foot}>{priceFrom && <PriceTag amount={money(priceFrom.shown)} {...fromWords(t(`product.per.${priceUnit}`))} />}</div>
      </CardBody>
    </Card>
  );
});
