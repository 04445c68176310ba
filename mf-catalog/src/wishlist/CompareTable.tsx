import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import type { ProductCard } from '@straits/api-contract';
import { useFormat, useTexts } from '@straits/i18n';
import { TextLink } from '@straits/ui/Link';
import { media, token } from '@straits/ui/tokens';
import { useFreeUntil } from '../product/free-until';
import { placeParts } from '../product/place-parts.rules';
import { productPath } from '../product/product-links.rules';
import { ProductRating } from '../product/ProductRating';

const scroller = css`
  // What is only read aloud stands in here, not beside the page.
  position: relative;
  scroll-margin-block-start: 5.5rem;
  overflow-x: auto;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.large};
  background: ${token.color.surface};
`;
const table = css`
  inline-size: 100%;
  // Collapsed borders do not go along with a cell that stays in sight.
  border-collapse: separate;
  border-spacing: 0;
  caption {
    padding: 0.875rem 1rem;
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    min-inline-size: 8rem;
    padding: 0.625rem 0.5rem;
    border-block-start: 1px solid ${token.color.line};
    text-align: start;
    vertical-align: baseline;
  }
  // Of three things a phone shows two: what a row is about stays in sight.
  th[scope='row'],
  thead td {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    min-inline-size: 6rem;
    max-inline-size: 6rem;
    background: ${token.color.surface};
  }
  th[scope='row'] {
    color: ${token.color.muted};
    font-size: ${token.text.small};
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  ${media.tablet} {
    th,
    td {
      min-inline-size: 10rem;
      padding: 0.75rem 1rem;
    }
    th[scope='row'],
    thead td {
      min-inline-size: 9rem;
      max-inline-size: none;
    }
  }
`;

/** Where the table is: what leads to it. */
export const COMPARED = 'compared';

/** Up to four products side by side, a row for each thing that a card says. */
export function CompareTable({ products }: { products: ProductCard[] }) {
  const { t } = useTexts('catalog');
  const { money, row } = useFormat();
  const freeUntil = useFreeUntil();
  const rows: [label: string, cell: (product: ProductCard) => ReactNode][] = [
    [t('wishlist.kind'), ({ kind }) => t(`kind.${kind}`)],
    [t('wishlist.place'), ({ place }) => row(placeParts(place))],
    [
      t('wishlist.price'),
      ({ priceFrom, priceUnit }) =>
        priceFrom ? t('product.fromPer', { price: money(priceFrom.shown), unit: t(`product.per.${priceUnit}`) }) : t('wishlist.none'),
    ],
    [
      t('wishlist.rating'),
      ({ rating, ratingCount }) => (ratingCount > 0 ? <ProductRating rating={rating} count={ratingCount} /> : t('wishlist.none')),
    ],
    [
      t('detail.cancellation'),
      ({ kind, freeCancellationHours: hours }) =>
        hours !== null ? freeUntil(hours) : t(kind === 'hotel' ? 'wishlist.byRoom' : 'detail.noFreeCancellation'),
    ],
    [t('detail.confirmation'), ({ instantConfirmation }) => t(instantConfirmation ? 'product.instant' : 'detail.onRequest')],
  ];
  return (
    // A region that scrolls sideways is reached by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div css={scroller} id={COMPARED} role="region" aria-label={t('wishlist.compared')} tabIndex={0}>
      <table css={table}>
        <caption>{t('wishlist.compared')}</caption>
        <thead>
          <tr>
            <td />
            {products.map((product) => (
              <th key={product.id} scope="col">
                <TextLink href={productPath(product)} lang={product.lang}>
                  {product.name}
                </TextLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, cell]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {products.map((product) => (
                <td key={product.id}>{cell(product)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
