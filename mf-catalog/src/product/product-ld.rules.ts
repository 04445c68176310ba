import type { ProductCard } from '@straits/api-contract';
import { productPath } from './product-links.rules';

export const pictureAddress = (origin: string, picture: ProductCard['picture']) => {
  const width = picture.widths.findLast((one) => one <= 1280) ?? picture.widths.at(-1);
  return new URL(`${picture.src}-${width}.webp`, origin).href;
};

/** What a list is shown by where its address is shared: its first picture. */
export const firstPicture = (origin: string, cards: Pick<ProductCard, 'picture'>[] | undefined) =>
  cards?.[0] && pictureAddress(origin, cards[0].picture);

/** Addresses and names from the outermost page to this one. */
export const breadcrumbLd = (origin: string, crumbs: { name: string; path: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path })),
});

/** A list page's items in their order. */
export const itemListLd = (origin: string, cards: ProductCard[]) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: cards
    .slice(0, 24)
    .map((card, index) => ({ '@type': 'ListItem', position: index + 1, url: origin + productPath(card), name: card.name })),
});
