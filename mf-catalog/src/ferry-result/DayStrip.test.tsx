import { screen } from '@testing-library/react';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { DayStrip } from './DayStrip';

it('lets nobody choose a day that has no fare for who travels', async () => {
  const sgd = { amount: 3_000, currency: 'SGD' };
  const price = { charge: sgd, shown: sgd };
  const days = [
    { localDate: '2026-12-10', isBookable: true, priceFrom: price, priceFromOf: { FOREIGN: price, ID: price } },
    { localDate: '2026-12-11', isBookable: true, priceFrom: price, priceFromOf: { FOREIGN: null, ID: price } },
  ];
  const party = { adult: 1, child: 0, infant: 0, 'adult-id': 0, 'child-id': 0, 'infant-id': 0 };
  const onChoose = jest.fn();
  const { user } = await renderPage(<DayStrip {...{ days, party, onChoose }} selected="2026-12-10" />, {
    at: '/',
    texts: { catalog: texts },
  });
  const [open, none] = screen.getAllByRole('button');

  await user.click(none!);
  await user.click(open!);

  expect(none).toHaveAttribute('aria-disabled', 'true');
  expect(onChoose.mock.calls).toEqual([['2026-12-10']]);
});
