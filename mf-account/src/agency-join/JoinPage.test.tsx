import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { JoinPage } from './JoinPage';

const TOKEN = 'invitation-of-twenty-letters';
const found = { agencyName: 'Kampong Tours', email: 'new@straits.test', role: 'booker', hasAccount: false };
const show = (hash = `#invite=${TOKEN}`) => renderPage(<JoinPage />, { at: `/agency/join${hash}`, texts: { account } });

it('takes the invitation out of the address at once, and asks a new person for name and password', async () => {
  const requests = fakeApi({
    'POST /auth/invitations/look': { body: found },
    'POST /auth/invitations/accept': refused('password_too_common'),
  });
  const { user } = await show();

  const join = await screen.findByRole('button', { name: 'Join Kampong Tours' });
  expect(window.location.hash).toBe('');
  await user.click(join);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(requests).toHaveLength(1);
  await user.type(screen.getByLabelText(/Full name/), 'Siti Rahma');
  await user.type(screen.getByLabelText(/^Password/), 'password123');
  await user.click(join);

  expect(await screen.findAllByText(/This password is used by many people/)).not.toHaveLength(0);
  expect(requests.at(-1)?.body).toEqual({ token: TOKEN, name: 'Siti Rahma', password: 'password123' });
  expect(screen.getByLabelText(/^Password/)).toHaveValue('password123');
});

it('asks nothing of somebody who has an account', async () => {
  fakeApi({ 'POST /auth/invitations/look': { body: { ...found, hasAccount: true } } });
  await show();

  expect(await screen.findByRole('button', { name: 'Join Kampong Tours' })).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it.each([
  ['#invite=short', account.agencyJoin.noToken],
  [`#invite=${TOKEN}`, 'This invitation is no longer good. Ask your administrator for a new one.'],
])('says what is wrong with %s, with a way on', async (hash, told) => {
  fakeApi({ 'POST /auth/invitations/look': refused('invitation_invalid') });
  await show(hash);

  expect(await screen.findByText(told)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
