import { render, screen, waitFor } from '@testing-library/react';
import { ViewedBefore } from './ViewedBefore';

jest.mock('./RecentlyViewed', () => {
  throw new Error('Loading chunk recently-viewed failed');
});

it('is not there when its code does not come, and the page is', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);

  render(
    <>
      <h1>Nothing matches</h1>
      <ViewedBefore />
    </>,
  );

  await waitFor(() => expect(told).toHaveBeenCalled());
  expect(screen.getByRole('heading', { name: 'Nothing matches' })).toBeInTheDocument();
  told.mockRestore();
});
