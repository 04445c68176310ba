import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ConfirmationNumberPage } from './ConfirmationNumberPage';

async function enter(answer: object) {
  const requests = fakeApi({ 'POST /confirmation-number': { body: answer } });
  const { user } = await renderPage(<ConfirmationNumberPage />, { at: '/confirmationnumber?order=ST7KQ2MX9P', texts: { account } });
  await user.type(screen.getByLabelText('Confirmation number'), 'zoo-47 11');
  await user.click(screen.getByRole('button', { name: 'Enter the number' }));
  return { requests, alert: await screen.findByRole('alert') };
}

describe('confirmation number', () => {
  it('takes the order from the link and leads to the ticket', async () => {
    const { requests, alert } = await enter({ state: 'matched' });

    expect(requests[0]?.body).toEqual({ orderCode: 'ST7KQ2MX9P', number: 'ZOO4711' });
    expect(alert).toHaveTextContent('The order has its number now');
    expect(screen.getByRole('link', { name: 'See the ticket' })).toHaveAttribute('href', '/order-detail?order=ST7KQ2MX9P#documents');
  });

  it('says how many tries are left and keeps what was typed', async () => {
    const { alert } = await enter({ state: 'wrong', triesLeft: 4 });

    expect(alert).toHaveTextContent('Confirmation number does not match');
    expect(alert).toHaveTextContent('4 tries are left.');
    expect(screen.getByLabelText('Confirmation number')).toHaveValue('zoo-47 11');
  });

  it.each([
    [{ state: 'given' }, 'You have already insert the Number'],
    [{ state: 'locked', minutes: 15 }, 'Try again in 15 minutes.'],
  ])('answers %j with words', async (answer, words) => {
    expect((await enter(answer)).alert).toHaveTextContent(words);
  });
});
