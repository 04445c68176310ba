import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import { currentToast } from '@straits/http';
import { $session } from '@straits/session';
import account from '../locales/en.json';
import { LoginPage } from './LoginPage';

const views = { register: () => <p>register view</p>, confirm: () => <p>confirm view</p> };
const open = (at = '/login', session?: Parameters<typeof renderPage>[1]['session']) =>
  renderPage(<LoginPage views={views} />, { at, texts: { account }, session });
const signedIn = (cartMerge: { moved: number; joined: number } | null = null) => {
  const session = person();
  return { body: { token: 't', user: session.status === 'signed' ? session.user : null, cartMerge } };
};
const typeSignIn = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(screen.getByLabelText('E-mail or user name'), ' ada@straits.test ');
  await user.type(screen.getByLabelText('Password'), 'harbour-7');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('sign-in', () => {
  it('opens a session and goes on to where the person was', async () => {
    const requests = fakeApi({ 'POST /auth/sign-in': signedIn() });
    const { user, scope } = await open('/login?next=%2Forder-history%3Ftab%3Dpast');

    await typeSignIn(user);

    await waitFor(() => expect(scope.getState($session).status).toBe('signed'));
    expect(window.location.pathname + window.location.search).toBe('/order-history?tab=past');
    expect(requests[0]?.body).toEqual({ username: 'ada@straits.test', password: 'harbour-7' });
  });

  it('never leads to another site', async () => {
    fakeApi({ 'POST /auth/sign-in': signedIn() });
    const { user, scope } = await open('/login?next=https%3A%2F%2Fevil.test');

    await typeSignIn(user);

    await waitFor(() => expect(scope.getState($session).status).toBe('signed'));
    expect(window.location.href).toBe('http://localhost/');
  });

  it('tells what became of the cart', async () => {
    fakeApi({ 'POST /auth/sign-in': signedIn({ moved: 1, joined: 1 }) });
    const { user } = await open();

    await typeSignIn(user);

    await waitFor(() =>
      expect(currentToast.get()?.text).toContain('2 items that you chose before are in your cart. 1 of them was there already'),
    );
  });

  it('says above the form that name and password do not match, keeps both, and shows no toast', async () => {
    currentToast.set(null);
    fakeApi({ 'POST /auth/sign-in': refused('sign_in_failed') });
    const { user } = await open();

    await typeSignIn(user);

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent("Login failed, Username and Password doesn't match");
    expect(alert).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveValue('harbour-7');
    expect(document.title).toBe('Error: Straits');
    expect(currentToast.get()).toBeNull();
  });

  it('offers to send the link again when the e-mail is not verified', async () => {
    const requests = fakeApi({ 'POST /auth/sign-in': refused('email_not_verified'), 'POST /auth/resend-confirmation': {} });
    const { user } = await open();
    await typeSignIn(user);
    expect(await screen.findByText('Email not verified')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(await screen.findByText('A new link is on its way to ada@straits.test.')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ what: 'POST /auth/resend-confirmation', body: { email: 'ada@straits.test' } });
  });

  it('asks for what is missing at the fields and in a summary that has the focus', async () => {
    const requests = fakeApi({});
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Sign in' }));

    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password');
    expect(requests).toEqual([]);
  });

  it('lets go on who is signed in already', async () => {
    await open('/login?next=%2Fcart', person());

    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/cart');
  });

  it('registers on this page where a trade host led there', async () => {
    await open('/login?next=%2Fregister');

    expect(screen.getByText('register view')).toBeVisible();
  });
});

describe('forgotten password', () => {
  it('sends a code and asks for it next', async () => {
    fakeApi({ 'POST /auth/forgot': {} });
    const { user } = await open('/login?view=forgot&next=%2Fcart');

    await user.type(screen.getByLabelText('E-mail address'), 'ada@straits.test');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));

    expect(await screen.findByText(/We sent it to ada@straits.test/)).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('ada@straits.test');
    expect(window.location.search).toBe('?view=reset&next=%2Fcart');
  });

  it('says that an e-mail is not known', async () => {
    fakeApi({ 'POST /auth/forgot': refused('email_not_found') });
    const { user } = await open('/login?view=forgot');

    await user.type(screen.getByLabelText('E-mail address'), 'nobody@straits.test');
    await user.click(screen.getByRole('button', { name: 'Send the code' }));

    expect(await screen.findByText('Email not found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'create an account' })).toHaveAttribute('href', '/register');
  });
});

describe('new password', () => {
  it('takes a code as it was pasted, with spaces', async () => {
    const requests = fakeApi({ 'POST /auth/reset': signedIn() });
    const { user, scope } = await open('/login?view=reset&email=ada%40straits.test');

    await user.click(screen.getByLabelText('Code from the mail'));
    await user.paste(' 1234 5678\n');
    await user.type(screen.getByLabelText('New password'), 'lagoon-8');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));

    await waitFor(() => expect(scope.getState($session).status).toBe('signed'));
    expect(requests[0]?.body).toEqual({ email: 'ada@straits.test', code: '12345678', password: 'lagoon-8' });
  });

  it('keeps the typed password when the code is refused, and offers a new code', async () => {
    const requests = fakeApi({ 'POST /auth/reset': refused('reset_code_invalid'), 'POST /auth/forgot': {} });
    const { user } = await open('/login?view=reset&email=ada%40straits.test&code=1111');
    await user.type(screen.getByLabelText('New password'), 'lagoon-8');
    await user.click(screen.getByRole('button', { name: 'Save and sign in' }));
    expect(await screen.findByRole('link', { name: 'Reset code is invalid' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Send a new code' }));

    await waitFor(() => expect(requests.at(-1)?.what).toBe('POST /auth/forgot'));
    expect(screen.getByLabelText('New password')).toHaveValue('lagoon-8');
  });

  it('takes a code out of the address at once', async () => {
    await open('/login?view=reset&email=ada%40straits.test&code=1111');

    await waitFor(() => expect(window.location.search).toBe('?view=reset'));
    expect(screen.getByLabelText('Code from the mail')).toHaveValue('1111');
  });
});
