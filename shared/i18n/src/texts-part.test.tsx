import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { addTexts, addTextsPart, createTexts, TextsProvider, useTexts } from './texts';
import { useTextsPart } from './texts-part';

const WORDS: Record<string, Record<string, unknown>> = { common: { title: 'Shop' }, reviews: { reviews: { title: 'What guests say' } } };
const load = (_language: string, part = 'common') => Promise.resolve({ default: WORDS[part] ?? {} });
const remote = { namespace: 'catalog', texts: load };

function Reviews() {
  useTextsPart(remote, 'reviews');
  const [count] = useState(3);
  const { t } = useTexts('catalog');
  return (
    <p>
      {t('reviews.title')} {count}
    </p>
  );
}
let drawings = 0;
function Title() {
  drawings += 1;
  return <h1>{useTexts('catalog').t('title')}</h1>;
}

it('draws nothing anew when a part comes, whose words nobody shows before', async () => {
  const texts = createTexts('en');
  await addTexts(texts, remote.namespace, load);
  render(
    <TextsProvider texts={texts}>
      <Title />
    </TextsProvider>,
  );

  await addTextsPart(texts, remote, 'reviews');

  expect(texts.getFixedT(null, 'catalog')('reviews.title')).toBe('What guests say');
  expect(screen.getByRole('heading', { name: 'Shop' })).toBeInTheDocument();
  expect(drawings).toBe(1);
});

it('asks for nothing that is here, as on the server', async () => {
  const texts = createTexts('en');
  await addTexts(texts, remote.namespace, () => Promise.resolve({ default: { ...WORDS['common'], ...WORDS['reviews'] } }));

  render(
    <TextsProvider texts={texts}>
      <Reviews />
    </TextsProvider>,
  );

  expect(screen.getByText('What guests say 3')).toBeInTheDocument();
});
