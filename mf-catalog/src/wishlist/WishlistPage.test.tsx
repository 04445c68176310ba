import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard } from '../product/product.builder';
import { WishlistPage } from './WishlistPage';

const cards = [aCard(), aCard({ id: 'inn', kind: 'hotel', name: 'Ubud Inn', priceUnit: 'room_night', freeCancellationHours: null })];
const open = () => {
  fakeApi({ 'GET /cards': ({ query }) => ({ body: { items: cards.filter(({ id }) => query.get('ids')?.split(',').includes(id)) } }) });
  return renderPage(<WishlistPage />, { at: '/wishlist', texts: { catalog: texts } });
};
const keep = (ids: string[]) => {
  localStorage.setItem('straits_wishlist', JSON.stringify(ids));
  window.dispatchEvent(new Event('storage'));
};
beforeEach(() => localStorage.clear());

it('says how to begin when nothing is kept', async () => {
  await open();

  expect(await screen.findByRole('heading', { name: 'Nothing kept yet' })).toBeInTheDocument();
});

it('compares two of what is kept, and forgets what is taken off', async () => {
  keep(['zoo', 'inn', 'gone']);
  const { user } = await open();
  await user.click(await screen.findByRole('checkbox', { name: 'Compare Singapore Zoo' }));
  expect(screen.getByText('Tick one more to compare')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Compare Ubud Inn' }));
  await user.click(screen.getByRole('button', { name: 'Side by side' }));
  expect(screen.getByRole('region', { name: 'Side by side' })).toHaveFocus();
  expect(screen.getByRole('columnheader', { name: 'Ubud Inn' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Cancellation' })).toBeInTheDocument();
  // A hotel has rooms with and without: its own word is no promise and no refusal.
  expect(screen.getByRole('cell', { name: texts.wishlist.byRoom })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Keep Ubud Inn on the wishlist' }));

  expect(screen.queryByRole('checkbox', { name: 'Compare Ubud Inn' })).not.toBeInTheDocument();
  expect(JSON.parse(localStorage.getItem('straits_wishlist') ?? '')).toEqual(['zoo', 'gone']);
});

it('leaves the keyboard at the next heart, and after the last one at what is said then', async () => {
  keep(['zoo', 'inn']);
  const { user } = await open();
  (await screen.findByRole('button', { name: 'Keep Singapore Zoo on the wishlist' })).focus();

  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Keep Ubud Inn on the wishlist' })).toHaveFocus();
  await user.keyboard('{Enter}');

  const ways = screen.getByRole('link', { name: texts.everything.show });
  await user.tab();
  expect(ways).toHaveFocus();
});
