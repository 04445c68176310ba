import { screen } from '@testing-library/react';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard } from './product.builder';
import { ProductCard } from './ProductCard';

it.each([
  ['ferry', 'visible'],
  ['attraction', 'hidden'],
] as const)('a %s leaves the third line of its name %s', async (kind, overflow) => {
  await renderPage(<ProductCard product={aCard({ kind, name: 'Fast boat from HarbourFront to Batam Centre' })} sizes="20rem" />, {
    at: '/',
    texts: { catalog: texts },
  });

  expect(getComputedStyle(await screen.findByRole('heading')).overflow || 'visible').toBe(overflow);
});
