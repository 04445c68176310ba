import { screen } from '@testing-library/react';
import { REFUSALS } from '@straits/api-contract/refusals';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { HoldsPage } from './HoldsPage';

const hold = (holdId: string, minutes: number) => ({
  ...{ holdId, place: 'cart', productName: `Zoo ${holdId}`, optionName: 'Day ticket', localDate: '2026-12-10', startTime: null },
  ...{ places: 2, by: 'Siti', isYours: false, quoteNumber: null, clientName: null, renewalsLeft: 3 },
  expiresAt: new Date(Date.parse('2026-12-01T02:00:00Z') + minutes * 60_000).toISOString(),
});
const board = (...items: object[]) => ({ items, serverNow: '2026-12-01T02:00:00Z' });
const show = (role: 'booker' | 'viewer' = 'booker') =>
  renderPage(<HoldsPage />, { at: '/agency/holds', texts: { account }, session: person({ IsB2B: 'true', AgencyRole: role }) });

it('gives back what is chosen, and nothing else', async () => {
  const requests = fakeApi({
    'GET /agency/holds': { body: board(hold('a', 4), hold('b', 60)) },
    'POST /agency/holds/release': { body: board(hold('b', 60)) },
  });
  const { user } = await show();

  expect(await screen.findByText(/^0[34]:\d\d$/)).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Zoo a' }));
  await user.click(screen.getByRole('button', { name: account.agency.holds.release }));

  expect(await screen.findByRole('checkbox', { name: 'Zoo b' })).not.toBeChecked();
  expect(screen.queryByRole('checkbox', { name: 'Zoo a' })).not.toBeInTheDocument();
  expect(requests.find(({ what }) => what.endsWith('/release'))?.body).toEqual({ holdIds: ['a'] });
});

it('says why places cannot be kept longer, and keeps what was chosen', async () => {
  fakeApi({ 'GET /agency/holds': { body: board(hold('a', 4)) }, 'POST /agency/holds/extend': refused('hold_not_renewable') });
  const { user } = await show();

  await user.click(await screen.findByRole('checkbox', { name: account.agency.holds.all }));
  await user.click(screen.getByRole('button', { name: account.agency.holds.extend }));

  expect(await screen.findByText(REFUSALS.hold_not_renewable.message)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Zoo a' })).toBeChecked();
});

it('lets a viewer look only', async () => {
  fakeApi({ 'GET /agency/holds': { body: board(hold('a', 4)) } });
  await show('viewer');

  expect(await screen.findByText('Zoo a')).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
