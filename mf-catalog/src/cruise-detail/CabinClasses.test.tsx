import { screen } from '@testing-library/react';
import { renderPage } from '@straits/testing/render-page';
import en from '../locales/en.json';
import hant from '../locales/zh-Hant.json';
import { anAttraction, anOption, aPrice, aUnit } from '../product/product.builder';
import { CabinClasses } from './CabinClasses';

const cabin = anOption({
  facts: { kind: 'cruise', category: 'inside', maxOccupancy: 4, sizeSqm: null },
  units: [aUnit({ id: 'guest' }), aUnit({ id: 'alone', name: 'Alone', priceFrom: aPrice(78_200) })],
});
const cruise = anAttraction({ id: 'island-nights', kind: 'cruise', options: [cabin] });

it.each([
  ['en', en, 'Alone: SGD 782.00'],
  ['zh-Hant', hant, 'Alone：SGD 782.00'],
] as const)('says in %s what others than the first two pay', async (language, texts, words) => {
  const { container } = await renderPage(<CabinClasses product={cruise} />, {
    at: '/cruise/island-nights',
    texts: { catalog: texts },
    language,
  });

  expect(await screen.findByText('Alone')).toBeInTheDocument();
  expect(container).toHaveTextContent(words);
});
