import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import type { Session } from '@straits/session';
import { $session } from '@straits/session';
import account from '../locales/en.json';
import { AccountMenu } from './AccountMenu';

const open = (session: Session, at = '/') => renderPage(<AccountMenu />, { at, texts: { account }, session });

describe('account menu', () => {
  it('says nothing before it is known who is here', async () => {
    await open({ status: 'unknown' });

    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('leads visitors to sign in, and back to where they are', async () => {
    await open({ status: 'visitor' }, '/attraction/search?q=zoo');

    const [signIn] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(signIn).toHaveAttribute('href', '/login?next=%2Fattraction%2Fsearch%3Fq%3Dzoo');
  });

  it('opens by keyboard and closes with Escape', async () => {
    const { user } = await open(person());

    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('link', { name: 'My bookings' })).toHaveAttribute('href', '/order-history');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: 'My bookings' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Account of Ada Lim' })).toHaveFocus();
  });

  it('has the wallet for agents only', async () => {
    const { user } = await open(person({ IsB2B: 'true', AgencyName: 'Lim Travel' }));

    await user.click(screen.getByRole('button'));

    const links = within(screen.getByRole('list')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/order-history',
      '/notifications',
      '/profile',
      '/profile/passenger',
      '/agency/approvals',
      '/wallet_balance',
      '/credit_balance',
    ]);
  });

  it('signs out', async () => {
    fakeApi({ 'POST /auth/sign-out': {} });
    const { user, scope } = await open(person());

    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Sign out' }));

    await waitFor(() => expect(scope.getState($session).status).toBe('visitor'));
  });
});
