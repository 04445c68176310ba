import { screen, waitFor } from '@testing-library/react';
import { NOTIFICATION_KINDS } from '@straits/api-contract/constants';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { NotificationsPage } from './NotificationsPage';

const item = (id: string, more: object = {}) => ({
  ...{
    id,
    type: 'booking',
    kind: 'paid',
    facts: { code: 'ST4711', product: '河川生态园', lang: 'zh-Hans' },
    path: '/order-detail?order=ST4711',
  },
  ...{ createdAt: '2026-12-01T02:00:00Z', readAt: null },
  ...more,
});
const open = (at = '/notifications') => renderPage(<NotificationsPage />, { at, texts: { account }, session: person() });

it('has words for everything that can happen', () => {
  expect(Object.keys(account.notifications.kind).sort()).toEqual(Object.keys(NOTIFICATION_KINDS).sort());
});

it('tells what happened, where it leads, and names of other languages in theirs', async () => {
  const cancelled = item('b', {
    type: 'cancellation',
    kind: 'cancelled',
    facts: { code: 'ST9', reason: 'Rain', fee: { amount: 1250, currency: 'SGD' } },
    readAt: '2026-12-01T03:00:00Z',
  });
  fakeApi({ 'GET /notifications': { body: { items: [item('a'), cancelled], nextCursor: null, unread: 1 } } });
  await open('/notifications?view=history');

  const link = await screen.findByRole('link', { name: /Order ST4711 is confirmed/ });
  expect(link).toHaveAttribute('href', '/order-detail?order=ST4711');
  expect(screen.getByText('河川生态园')).toHaveAttribute('lang', 'zh-Hans');
  expect(screen.getByText(/Reason: Rain/)).toHaveTextContent('Cancellation fee: SGD 12.50.');
  expect(screen.getAllByRole('img', { name: 'Unread' })).toHaveLength(1);
});

it('reads all, and has that undone', async () => {
  let unread = 2;
  const requests = fakeApi({
    'GET /notifications': () => ({ body: { items: unread > 0 ? [item('a'), item('b')] : [], nextCursor: null, unread } }),
    'POST /notifications/read-all': () => {
      unread = 0;
      return { body: { batch: 'x1', count: 2 } };
    },
    'DELETE /notification-reads/x1': () => {
      unread = 2;
      return { body: { done: true } };
    },
  });
  const { user } = await open();

  await screen.findAllByRole('link', { name: /Order ST4711/ });
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Nothing new')).toBeVisible();
  expect(screen.getByText('2 notifications are marked as read.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));

  await waitFor(() => expect(screen.getAllByRole('link', { name: /Order ST4711/ })).toHaveLength(2));
  expect(requests.some(({ what }) => what === 'DELETE /notification-reads/x1')).toBe(true);
});

it('keeps a choice of mails as it is made', async () => {
  const requests = fakeApi({
    'GET /notifications/choices': { body: { mails: { booking: true, wallet: true, credit_due: true, net_price: true } } },
    'PUT /notifications/choices': ({ body }) => ({ body }),
  });
  const { user } = await open('/notifications?view=mails');

  await user.click(await screen.findByRole('checkbox', { name: /Reminders of my trips/ }));

  expect(await screen.findByText('Saved.')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ mails: { booking: false, wallet: true, credit_due: true, net_price: true } });
  expect(screen.queryByRole('checkbox', { name: /Credit/ })).not.toBeInTheDocument();
});
