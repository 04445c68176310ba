import { screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import type { Session } from '@straits/session';
import account from '../locales/en.json';
import { WaitingListPage } from './WaitingListPage';

const item = (id: string, more: object = {}) => ({
  ...{ id, kind: 'attraction', productId: 'river-zoo', productName: 'River Zoo', optionName: 'Day ticket' },
  ...{ localDate: '2026-12-10', quantity: 2, toldAt: null },
  ...more,
});
const list = (...items: object[]) => ({ email: 'ada@straits.test', items });
const open = (at: string, session: Session) => renderPage(<WaitingListPage />, { at, texts: { account }, session });

it('shows a customer the days waited for, and which have places', async () => {
  fakeApi({ 'GET /waiting-list': { body: list(item('a'), item('b', { productName: 'Bay Domes', toldAt: '2026-12-01T02:00:00Z' })) } });
  await open('/waiting-list', person());

  expect(await screen.findByRole('heading', { name: 'River Zoo' })).toBeVisible();
  expect(screen.getByText('Our mails go to ada@straits.test.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Book now' })).toHaveAttribute('href', '/attraction/river-zoo?date=2026-12-10');
  expect(screen.getByText(/Places came free/)).toBeVisible();
  // Rooms, cabins and vehicles are waited for too: they are no people.
  expect(screen.getAllByText(/2 places/)).toHaveLength(2);
});

it('lets a guest leave a list by the link of the mail, and says what was left', async () => {
  const requests = fakeApi({
    'GET /waiting-list': { body: list(item('a')) },
    'DELETE /waiting-list/a': { body: list() },
  });
  const { user } = await open('/waiting-list#key=a.b', { status: 'visitor' });

  await user.click(await screen.findByRole('button', { name: /^Leave the list: River Zoo/ }));

  expect(await screen.findByText(/You no longer wait for River Zoo/)).toBeVisible();
  expect(screen.getByText('You wait for no day')).toBeVisible();
  expect(requests.map(({ what, query }) => `${what} ${query.get('key')}`)).toEqual(['GET /waiting-list a.b', 'DELETE /waiting-list/a a.b']);
});

it('says what to do with a dead link, and without one', async () => {
  const requests = fakeApi({ 'GET /waiting-list': refused('not_found') });
  const { unmount } = await open('/waiting-list#key=a.b', { status: 'visitor' });
  expect(await screen.findByText('This link does not work')).toBeVisible();
  unmount();

  await open('/waiting-list', { status: 'visitor' });
  expect(screen.getByText('Who waits?')).toBeVisible();
  expect(screen.getByRole('link', { name: account.order.signIn })).toHaveAttribute('href', '/login?next=%2Fwaiting-list');
  expect(requests).toHaveLength(1);
});
