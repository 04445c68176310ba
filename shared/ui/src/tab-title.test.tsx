import { act, renderHook } from '@testing-library/react';
import { useTabTitle } from './tab-title';

beforeEach(() => (document.title = 'Payment'));
const settled = () => act(async () => undefined);

it('follows what the page shows, also after the route has written its own', async () => {
  const { rerender } = renderHook(useTabTitle, { initialProps: 'Pay for your booking' });
  rerender('You are booked');
  document.title = 'Payment';
  await settled();

  expect(document.title).toBe('You are booked');
});

it('leaves the word of a problem in front', async () => {
  renderHook(useTabTitle, { initialProps: 'Pay for your booking' });
  document.title = 'Error: Pay for your booking';
  await settled();

  expect(document.title).toBe('Error: Pay for your booking');
});

it('gives the route its title back', () => {
  const { rerender, unmount } = renderHook(useTabTitle, { initialProps: 'Pay for your booking' });
  rerender('You are booked');

  unmount();

  expect(document.title).toBe('Payment');
});

it('leaves the next page the title that it wrote', () => {
  const { unmount } = renderHook(useTabTitle, { initialProps: 'You are booked' });
  document.title = 'My bookings';

  unmount();

  expect(document.title).toBe('My bookings');
});
