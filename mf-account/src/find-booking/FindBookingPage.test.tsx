import { screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { FindBookingPage } from './FindBookingPage';

const open = () => renderPage(<FindBookingPage />, { at: '/find-booking', texts: { account } });
type User = Awaited<ReturnType<typeof open>>['user'];
const ask = async (user: User) => {
  await user.type(screen.getByLabelText('Booking number'), 'st7k q2mx 9p');
  await user.type(screen.getByLabelText('E-mail address of the booking'), 'ada@straits.test');
  await user.click(screen.getByRole('button', { name: 'Send me the link' }));
};

describe('find my booking', () => {
  it('has the link mailed, and never says whether number and address belong together', async () => {
    const requests = fakeApi({ 'POST /orders/find': {} });
    const { user } = await open();

    await ask(user);

    expect(await screen.findByText(/If ST7KQ2MX9P and ada@straits.test belong together/)).toBeVisible();
    expect(requests[0]?.body).toEqual({ code: 'ST7KQ2MX9P', email: 'ada@straits.test' });
  });

  it('keeps what was typed when there were too many tries', async () => {
    fakeApi({ 'POST /orders/find': refused('rate_limited') });
    const { user } = await open();

    await ask(user);

    expect(await screen.findByRole('alert')).toHaveTextContent('Too many tries');
    expect(screen.getByLabelText('Booking number')).toHaveValue('st7k q2mx 9p');
  });
});
