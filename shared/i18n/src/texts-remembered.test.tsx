import { act, render, screen } from '@testing-library/react';
import { addTexts, createTexts, switchTexts, TextsProvider, useTexts, type Texts } from './texts';

const WORDS: Record<string, Record<string, string>> = {
  en: { people_one: '{{count}} person', people_other: '{{count}} people', from: 'from {{price}}' },
  id: { people_other: '{{count}} orang', from: 'mulai {{price}}' },
};
function Price({ count, price }: { count: number; price: string }) {
  const { t } = useTexts('catalog');
  return (
    <p>
      {t('people', { count })} {t('from', { price })}
    </p>
  );
}

async function shown(): Promise<{ texts: Texts; show: (count: number, price: string) => void }> {
  const texts = createTexts('en');
  await addTexts(texts, 'catalog', (language) => Promise.resolve({ default: WORDS[language] ?? {} }));
  const { rerender } = render(<p />);
  const show = (count: number, price: string) =>
    rerender(
      <TextsProvider texts={texts}>
        <Price count={count} price={price} />
      </TextsProvider>,
    );
  return { texts, show };
}

it('works words with the same values out once, and with others anew', async () => {
  const { texts, show } = await shown();
  const asked = jest.spyOn(texts, 't');
  show(1, 'SGD 5');
  const first = asked.mock.calls.length;
  show(2, 'SGD 5');
  show(1, 'SGD 5');

  expect(screen.getByText('1 person from SGD 5')).toBeInTheDocument();
  expect(asked.mock.calls.length - first).toBe(1);
});

it('says them in the language that is chosen', async () => {
  const { texts, show } = await shown();
  show(2, 'SGD 5');
  await act(() => switchTexts(texts, 'id'));

  expect(screen.getByText('2 orang mulai SGD 5')).toBeInTheDocument();
});
