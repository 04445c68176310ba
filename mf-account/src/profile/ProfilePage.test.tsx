import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import { $session } from '@straits/session';
import account from '../locales/en.json';
import { ProfilePage } from './ProfilePage';

const device = (id: string, isThis: boolean) => ({
  id,
  browser: 'Safari',
  system: 'iPhone',
  isThis,
  signedInAt: '2026-12-01T02:00:00Z',
  lastSeenAt: '2026-12-01T02:00:00Z',
});
const profile = {
  name: 'Ada Lim',
  username: 'ada',
  email: 'ada@straits.test',
  phone: '+6591234567',
  phoneCountry: 'SG',
  phoneWritten: '+65 9123 4567',
  nationality: 'SG',
  address: null,
  agency: null,
};
const open = () => renderPage(<ProfilePage />, { at: '/profile', texts: { account }, session: person() });

describe('profile', () => {
  it('shows the details and ends another device, not this one', async () => {
    const devices = [device('this', true), device('other', false)];
    const requests = fakeApi({
      'GET /user/profile': { body: profile },
      'GET /user/devices': () => ({ body: { items: [...devices] } }),
      'DELETE /user/devices/other': () => ({ body: { done: Boolean(devices.pop()) } }),
    });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Sign out Safari on iPhone' }));

    expect(await screen.findByText('Safari on iPhone is signed out.')).toBeVisible();
    expect(screen.getByText('+65 9123 4567')).toBeVisible();
    expect(requests.map(({ what }) => what)).toContain('DELETE /user/devices/other');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sign out Safari on iPhone' })).not.toBeInTheDocument());
  });

  it('gives the copy with passports to who knows the password', async () => {
    const requests = fakeApi({
      'GET /user/profile': { body: profile },
      'GET /user/devices': { body: { items: [] } },
      'POST /user/export': refused('password_wrong'),
    });
    const { user } = await open();

    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    await user.type(screen.getByLabelText('Present password'), 'wrong horse');
    await user.click(screen.getByRole('button', { name: 'Download' }));

    expect(await screen.findByText('Your present password is not right.')).toBeVisible();
    expect(requests.at(-1)).toMatchObject({ what: 'POST /user/export', body: { password: 'wrong horse' } });
  });

  it('says what stays before it deletes, and why it cannot', async () => {
    fakeApi({
      'GET /user/profile': { body: profile },
      'GET /user/devices': { body: { items: [] } },
      'POST /user/delete': refused('account_in_use'),
    });
    const { user, scope } = await open();

    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    expect(screen.getByText(/keep invoices and orders for five years/)).toBeVisible();
    await user.type(screen.getByLabelText('Present password'), 'correct horse');
    await user.click(screen.getByText('Delete for good'));

    expect(await screen.findByText(/an order is open or ahead/)).toBeVisible();
    expect(scope.getState($session).status).toBe('signed');
  });

  it('takes the papers of an agency that waits, and says why one is refused', async () => {
    const agency = { name: 'Bay Tours', licenceNumber: 'TA01', uniqueEntityNumber: '2019', state: 'waiting', declineReason: null };
    const paper = { kind: 'acra_profile', name: 'profile.pdf', bytes: 120_000, sentAt: '2026-12-01T02:00:00Z' };
    fakeApi({
      'GET /user/profile': { body: { ...profile, agency: { ...agency, papers: [paper] } } },
      'GET /user/devices': { body: { items: [] } },
    });
    const { user } = await open();

    expect(await screen.findByText(/profile\.pdf/)).toBeVisible();
    await user.upload(
      screen.getByLabelText(/STB licence/),
      new File([new Uint8Array(6 * 1024 * 1024)], 'licence.pdf', { type: 'application/pdf' }),
    );

    expect(await screen.findByText('Choose a file of at most 5 MB')).toBeVisible();
  });

  it('asks nobody else for papers', async () => {
    fakeApi({ 'GET /user/profile': { body: profile }, 'GET /user/devices': { body: { items: [] } } });
    await open();

    expect(await screen.findByText('+65 9123 4567')).toBeVisible();
    expect(screen.queryByText('Papers of your agency')).not.toBeInTheDocument();
  });
});
