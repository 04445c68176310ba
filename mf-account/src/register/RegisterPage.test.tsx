import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { RegisterPage } from './RegisterPage';

const open = (at = '/register') => renderPage(<RegisterPage />, { at, texts: { account } });
type User = Awaited<ReturnType<typeof open>>['user'];
const created = { body: { email: 'ada@straits.test', confirmationSent: true } };

async function fill(user: User, { password, confirmation } = { password: 'harbour-7', confirmation: 'harbour-7' }) {
  await user.type(screen.getByLabelText('Full name'), 'Suharto');
  await user.type(screen.getByLabelText('E-mail address'), 'ada@straits.test');
  await user.type(screen.getByLabelText('Password'), password);
  await user.type(screen.getByLabelText('Password again'), confirmation);
}
const send = (user: User) => user.click(screen.getByRole('button', { name: 'Create account' }));

describe('register', () => {
  it('knows a number that is none of its country as soon as it is left', async () => {
    await open();
    const phone = screen.getByRole('textbox', { name: 'Phone number' });

    // Typed before the rule is there, which is loaded when the field is come to.
    fireEvent.focus(phone);
    fireEvent.change(phone, { target: { value: '9123 456' } });
    fireEvent.blur(phone);

    await waitFor(() => expect(phone).toHaveAccessibleDescription(/not a phone number of that country/));
    // As wide as country code and number together: beside the code a phone has room for three words a line.
    expect(getComputedStyle(screen.getByText(/not a phone number of that country/)).gridColumn).toBe('1/-1');
  });

  it('makes an account for a single name, without newsletter, and says what to do next', async () => {
    const requests = fakeApi({ 'POST /auth/register': created });
    const { user } = await open('/register?next=%2Fcart');

    await fill(user);
    await send(user);

    expect(await screen.findByRole('heading', { name: 'Confirm your e-mail' })).toBeVisible();
    expect(screen.getByText(/We sent a link to ada@straits.test/)).toBeVisible();
    expect(document.title).toBe('Confirm your e-mail');
    expect(requests[0]?.body).toEqual({
      name: 'Suharto',
      email: 'ada@straits.test',
      password: 'harbour-7',
      newsletter: false,
      next: '/cart',
    });
  });

  it('names every fault once on top and once at its field, and sends nothing', async () => {
    const requests = fakeApi({});
    const { user } = await open();

    await fill(user, { password: 'short', confirmation: 'shorter' });
    await send(user);

    expect(await screen.findByRole('alert', { name: 'There is a problem' })).toHaveFocus();
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^Password must have 7 characters or more/);
    expect(screen.getByRole('link', { name: 'Type the same password in both boxes' })).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('offers to sign in or to reset when the user already exists, and keeps what was typed', async () => {
    fakeApi({ 'POST /auth/register': refused('user_exists') });
    const { user } = await open();

    await fill(user);
    await send(user);

    expect(await screen.findByRole('link', { name: 'User already exists' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'choose a new password' })).toHaveAttribute('href', '/login?view=forgot');
    expect(screen.getByLabelText('Password')).toHaveValue('harbour-7');
  });

  it('tells at the password that many people use it', async () => {
    fakeApi({ 'POST /auth/register': refused('password_too_common') });
    const { user } = await open();

    await fill(user);
    await send(user);

    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/used by many people/));
  });

  it('tells of a wrong e-mail when the field is left, and is quiet while it is typed again', async () => {
    fakeApi({});
    const { user } = await open();
    const email = screen.getByLabelText('E-mail address');

    await user.type(email, 'ada');
    expect(email).not.toHaveAttribute('aria-invalid');
    await user.tab();
    expect(email).toHaveAccessibleDescription('Enter an e-mail address like name@example.com');

    await user.type(email, '@straits.test');
    await user.tab();
    expect(email).not.toHaveAttribute('aria-invalid');
  });

  it('asks an agent for agency, licence and entity number, and says that it waits for approval', async () => {
    const requests = fakeApi({ 'POST /auth/register': created });
    const { user } = await open();
    await fill(user);

    await user.click(screen.getByRole('checkbox', { name: /I am a travel agent/ }));
    await user.type(screen.getByLabelText('Agency name'), 'Lim Travel');
    await user.type(screen.getByLabelText('Licence number'), 'TA02345');
    await user.type(screen.getByLabelText('Unique entity number (UEN)'), '2003 01234 k');
    await send(user);

    expect(await screen.findByText(/We write to you when they are approved/)).toBeVisible();
    expect(requests[0]?.body).toMatchObject({
      agent: { agencyName: 'Lim Travel', licenceNumber: 'TA02345', uniqueEntityNumber: '200301234K' },
    });
  });

  it('lets a new link be sent once a minute', async () => {
    const requests = fakeApi({ 'POST /auth/register': created, 'POST /auth/resend-confirmation': {} });
    const { user } = await open();
    await fill(user);
    await send(user);

    await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
    expect(await screen.findByText(/You can send another one in (60|59) seconds/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send the link again' }));

    expect(requests.filter(({ what }) => what === 'POST /auth/resend-confirmation')).toHaveLength(1);
  });
});
