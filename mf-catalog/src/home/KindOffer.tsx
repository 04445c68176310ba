import { css } from '@emotion/react';
import type { ProductCard, ProductKind } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { BareLink, ButtonLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { productPath } from '../product/product-links.rules';

const box = css`
  display: grid;
  gap: 1rem;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.6fr);
    gap: 2rem;
    align-items: center;
  }
`;
const rows = css`
  display: grid;
  gap: 0.5rem;
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
const offer = css`
  display: flex;
  justify-content: space-between;
  gap: 0.75rem;
  padding: 0.625rem 0.875rem;
  min-block-size: 2.75rem;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.small};
  color: inherit;
  text-decoration: none;
  line-height: 1.35;
  &:hover {
    border-color: ${token.color.lagoon};
  }
  span:last-of-type {
    color: ${token.color.muted};
    font-size: ${token.text.small};
    white-space: nowrap;
  }
`;

/** A kind in few words, with the way to its page and what we recommend of it. */
export function KindOffer({ kind, products }: { kind: ProductKind; products: ProductCard[] }) {
  const { t } = useTexts('catalog');
  const { money } = useFormat();
  return (
    <div css={box}>
      <div>
        <p css={{ marginBlockEnd: '0.875rem' }}>{t(`home.book.${kind}`)}</p>
        <ButtonLink prominence="main" href={`/${kind}`}>
          {t('home.allOf', { kind: t(`kind.${kind}`) })}
        </ButtonLink>
      </div>
      <ul css={rows} role="list">
        {products.slice(0, 4).map((product) => (
          <li key={product.id}>
            <BareLink css={offer} href={productPath(product)}>
              <span lang={product.lang}>{product.name}</span>
              {product.priceFrom && <span>{t('product.fromPrice', { price: money(product.priceFrom.shown) })}</span>}
            </BareLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
