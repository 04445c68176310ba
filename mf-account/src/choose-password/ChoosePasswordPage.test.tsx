import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ChoosePasswordPage } from './ChoosePasswordPage';

const TOKEN = 'link-of-twenty-letters-and-more';
const show = (hash = `#token=${TOKEN}`) => renderPage(<ChoosePasswordPage />, { at: `/choose-password${hash}`, texts: { account } });

it('takes the token out of the address at once, and asks for a password of enough letters', async () => {
  const requests = fakeApi({ 'POST /auth/choose-password': refused('password_too_common') });
  const { user } = await show();
  const save = await screen.findByRole('button', { name: 'Save password and sign in' });
  expect(window.location.hash).toBe('');

  await user.type(screen.getByLabelText(/^Password/), 'short');
  await user.click(save);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(requests).toHaveLength(0);
  await user.type(screen.getByLabelText(/^Password/), '-and-longer');
  await user.click(save);

  expect(await screen.findAllByText(/This password is used by many people/)).not.toHaveLength(0);
  expect(requests.at(-1)?.body).toEqual({ token: TOKEN, password: 'short-and-longer' });
});

it('says that a link is used up, and keeps what was typed', async () => {
  fakeApi({ 'POST /auth/choose-password': refused('password_link_invalid') });
  const { user } = await show();

  await user.type(await screen.findByLabelText(/^Password/), 'the-merlion-roars');
  await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));

  expect(await screen.findByRole('alert')).toHaveTextContent(/no longer good/);
  expect(screen.getByLabelText(/^Password/)).toHaveValue('the-merlion-roars');
});

it('says what to do with half a link', async () => {
  await show('#token=short');

  expect(await screen.findByText(account.choosePassword.noToken)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Save/ })).not.toBeInTheDocument();
});

it('is where the link of a forgotten password leads', async () => {
  const requests = fakeApi({ 'POST /auth/choose-password': refused('password_link_invalid') });
  const { user } = await show(`#reset=${TOKEN}`);

  await user.type(await screen.findByLabelText(/^Password/), 'the-merlion-roars');
  await user.click(screen.getByRole('button', { name: 'Save password and sign in' }));

  expect(screen.getByText(account.choosePassword.resetLead)).toBeVisible();
  await waitFor(() => expect(requests.at(-1)?.body).toEqual({ token: TOKEN, password: 'the-merlion-roars' }));
});
