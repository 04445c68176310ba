import { css } from '@emotion/react';
import type { ProductCard as Product } from '@straits/api-contract';
import { ButtonLink } from '@straits/ui/Link';
import { media } from '@straits/ui/tokens';
import { ProductCard } from './ProductCard';

/** What a phone shows before the link to all of them. */
const ON_PHONES = 8;

const list = css`
  display: grid;
  gap: 0.75rem;
  ${media.phone} {
    & > li:nth-of-type(n + ${ON_PHONES + 1}) {
      display: none;
    }
  }
  ${media.tablet} {
    gap: 1.25rem;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const onward = css`
  display: flex;
  justify-content: center;
  margin-block-start: 1.25rem;
`;
const phonesOnly = css`
  ${media.tablet} {
    display: none;
  }
`;
const SIZES = '(min-width: 1024px) 285px, (min-width: 640px) 46vw, 104px';

export interface LineListProps {
  products: Product[];
  /** Of how many in the catalogue. */
  total: number;
  /** Where all of them can be searched, and the words of the way there. */
  all: { href: string; words: string };
}

/** Lines and routes: cards on wide windows, on phones rows, the most asked for first and the rest a press away. */
export const LineList = ({ products, total, all }: LineListProps) => (
  <>
    <ul css={list} role="list">
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} sizes={SIZES} isSlim />
        </li>
      ))}
    </ul>
    {total > ON_PHONES && (
      <p css={[onward, total <= products.length && phonesOnly]}>
        <ButtonLink href={all.href}>{all.words}</ButtonLink>
      </p>
    )}
  </>
);
