import { render, screen } from '@testing-library/react';
import type { Language } from '@straits/api-contract/constants';
import { addTexts, createTexts, TextsProvider } from '@straits/i18n';
import { PriceTag } from '@straits/ui/PriceTag';
import en from '../locales/en.json';
import id from '../locales/id.json';
import hans from '../locales/zh-Hans.json';
import hant from '../locales/zh-Hant.json';
import { useFromWords } from './from-words';

const TEXTS: Record<Language, { product: { per: { person: string } } }> = { en, id, 'zh-Hans': hans, 'zh-Hant': hant };

function Lowest({ unit }: { unit?: string }) {
  const fromWords = useFromWords();
  return <PriceTag amount="SGD 32.00" {...fromWords(unit)} />;
}

it.each([
  ['en', 'from SGD 32.00 per person', 'from SGD 32.00'],
  ['id', 'mulai SGD 32.00 per orang', 'mulai SGD 32.00'],
  ['zh-Hans', '每人 SGD 32.00 起', 'SGD 32.00 起'],
  ['zh-Hant', '每人 SGD 32.00 起', 'SGD 32.00 起'],
] as const)('orders a lowest price in %s as the language does', async (language, perPerson, alone) => {
  const texts = createTexts(language);
  await addTexts(texts, 'catalog', () => Promise.resolve({ default: TEXTS[language] }));

  const { container } = render(
    <TextsProvider texts={texts}>
      <Lowest unit={TEXTS[language].product.per.person} />|<Lowest />
    </TextsProvider>,
  );

  expect(container).toHaveTextContent(`${perPerson}|${alone}`);
  expect(screen.getAllByText('SGD 32.00')).toHaveLength(2);
});
