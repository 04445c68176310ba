import { screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { SendTicket } from './SendTicket';

const open = async () => {
  const view = await renderPage(<SendTicket orderCode="STR7K2M" travellerId="t1" name="Mei Tan" guestKey="key" />, {
    at: '/order-detail',
    texts: { account },
  });
  await view.user.click(screen.getByRole('button', { name: 'Send the ticket of Mei Tan by e-mail' }));
  return view;
};
const field = () => screen.getByRole('textbox', { name: /E-mail address of Mei Tan/ });

it('sends a ticket to whose it is, and says where it went', async () => {
  const requests = fakeApi({ 'POST /orders/STR7K2M/travellers/t1/mail': { body: { done: true } } });
  const { user } = await open();
  expect(field()).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Type an e-mail address, for example name@example.com')).toBeVisible();
  await user.type(field(), 'mei@straits.test');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('The ticket is on its way to mei@straits.test.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send the ticket of Mei Tan by e-mail' })).toHaveFocus();
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ body: { email: 'mei@straits.test' } });
});

it('keeps what was typed when it is refused', async () => {
  fakeApi({ 'POST /orders/STR7K2M/travellers/t1/mail': refused('rate_limited') });
  const { user } = await open();
  await user.type(field(), 'mei@straits.test');

  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(field()).toHaveValue('mei@straits.test');
});
