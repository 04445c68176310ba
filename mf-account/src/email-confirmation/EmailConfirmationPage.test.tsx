import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { EmailConfirmationPage } from './EmailConfirmationPage';

const open = (at = '/emailconfirmation?confirm=abc') => renderPage(<EmailConfirmationPage />, { at, texts: { account } });
const confirmed = (state: string) => ({ body: { state, next: '/cart' } });

describe('e-mail confirmation', () => {
  it('takes the token from the link and out of the address', async () => {
    const requests = fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });

    await open();

    await waitFor(() => expect(requests[0]?.body).toEqual({ token: 'abc' }));
    expect(window.location.pathname + window.location.search).toBe('/emailconfirmation');
  });

  it.each([
    ['confirmed', confirmed('confirmed'), 'Your e-mail is confirmed', 'You can now sign in'],
    ['confirmed before', confirmed('already_confirmed'), 'Your e-mail was confirmed before', 'You can sign in.'],
    ['expired', refused('confirmation_link_expired'), 'This link has expired', /Links work for 24 hours/],
    ['not ours', refused('confirmation_link_invalid'), 'This link does not work', /may be cut off/],
  ] as const)('says when it is %s, in the title too', async (...[, answer, title, text]) => {
    fakeApi({ 'POST /auth/confirm-email': answer });

    await open();

    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(document.title).toBe(title);
  });

  it('goes on to sign in, and from there to where the person was', async () => {
    fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });

    await open();

    expect(await screen.findByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fcart');
  });

  it('lets the person stay instead of going on by itself', async () => {
    fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Stay here' }));

    expect(screen.queryByText(/You go on in/)).not.toBeInTheDocument();
  });

  it('sends a new link to the address that is typed when the old one has expired', async () => {
    const requests = fakeApi({ 'POST /auth/confirm-email': refused('confirmation_link_expired'), 'POST /auth/resend-confirmation': {} });
    const { user } = await open();

    await user.type(await screen.findByLabelText('E-mail address'), 'ada@straits.test');
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('A new link is on its way to ada@straits.test.')).toBeVisible();
    expect(requests.at(-1)?.body).toEqual({ email: 'ada@straits.test' });
  });

  it('tries the same link again when no answer came', async () => {
    fakeApi({});
    globalThis.fetch = () => Promise.reject(new TypeError('offline'));
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    const requests = fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });

    await user.click(again);

    expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
    expect(requests[0]?.body).toEqual({ token: 'abc' });
  });

  describe('in another browser than the one that registered', () => {
    const needed = { body: { state: 'password_needed', next: null } };
    const openElsewhere = async () => {
      fakeApi({ 'POST /auth/confirm-email': needed });
      const { user } = await open();
      await screen.findByRole('heading', { name: 'Is this your registration?' });
      return { user };
    };

    it('confirms by the password of the registration', async () => {
      const { user } = await openElsewhere();
      const requests = fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });

      await user.type(screen.getByLabelText('Password'), 'correct horse');
      await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));

      expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
      expect(requests.map(({ body }) => body)).toEqual([{ token: 'abc', password: 'correct horse' }]);
    });

    it('says when it is not that password, and keeps what was typed', async () => {
      const { user } = await openElsewhere();
      fakeApi({ 'POST /auth/confirm-email': refused('password_wrong') });

      await user.type(screen.getByLabelText('Password'), 'wrong horse');
      await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));

      expect((await screen.findAllByText('This is not the password of the registration'))[0]).toBeVisible();
      expect(screen.getByLabelText('Password')).toHaveValue('wrong horse');
    });

    it('lets who registered nothing choose a password of their own', async () => {
      const { user } = await openElsewhere();
      const requests = fakeApi({ 'POST /auth/confirm-email': confirmed('confirmed') });

      await user.click(screen.getByRole('button', { name: 'I did not choose a password' }));
      await user.type(screen.getByLabelText('Full name'), 'Mei Tan');
      await user.type(screen.getByLabelText('New password'), 'my own password');
      await user.click(screen.getByRole('button', { name: 'Confirm my e-mail' }));

      expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible();
      expect(requests.map(({ body }) => body)).toEqual([{ token: 'abc', name: 'Mei Tan', password: 'my own password' }]);
    });
  });
});
