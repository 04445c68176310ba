import { act, render, screen } from '@testing-library/react';
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

it('draws anew what others stood in for until the part came', async () => {
  const texts = createTexts('en');
  await addTexts(texts, remote.namespace, load);
  function Refusal() {
    return <p role="alert">{useTexts('catalog').t('reviews.title', { defaultValue: 'Please try again' })}</p>;
  }
  render(
    <TextsProvider texts={texts}>
      <Refusal />
    </TextsProvider>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Please try again');

  await act(() => addTextsPart(texts, remote, 'reviews'));

  expect(screen.getByRole('alert')).toHaveTextContent('What guests say');
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
