import { screen, within } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { PeoplePage } from './PeoplePage';

const NO_LIMITS = { perOrder: null, perMonth: null };
const one = (id: string, name: string, change: object = {}) => ({
  ...{ id, name, email: `${id}@straits.test`, role: 'booker', isYou: false, limits: NO_LIMITS, spentThisMonth: 0, lastSeenAt: null },
  ...change,
});
const list = (people: object[], invitations: object[] = []) => ({ currency: 'SGD', people, invitations });
const ada = one('ada', 'Ada Lim', { role: 'admin', isYou: true });
const siti = one('siti', 'Siti Rahma', { limits: { perOrder: 50_000, perMonth: null } });
const open = () =>
  renderPage(<PeoplePage />, {
    at: '/agency/people',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyName: 'Kampong Tours', AgencyRole: 'admin' }),
  });

it('invites a person with limits as they are typed, and says when the address is taken', async () => {
  const answers = [refused('agency_member_exists'), { body: list([ada]) }];
  const requests = fakeApi({ 'GET /agency/people': { body: list([ada]) }, 'POST /agency/invitations': () => answers.shift()! });
  const { user } = await open();

  await user.click(await screen.findByRole('button', { name: 'Invite a person' }));
  expect(screen.getByRole('combobox', { name: /Role/ })).toHaveAccessibleDescription(/Booker: books and pays within limits/);
  expect(screen.getByRole('option', { name: 'Booker' })).toBeInTheDocument();
  await user.type(screen.getByLabelText(/E-mail/), 'siti@straits.test');
  await user.type(screen.getByLabelText(/Limit for one order/), '1,500.50');
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));
  expect((await screen.findAllByText(/belongs to an agency already/)).length).toBeGreaterThan(0);
  await user.click(screen.getByRole('button', { name: 'Send the invitation' }));

  expect(await screen.findByText('siti@straits.test was invited.')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ email: 'siti@straits.test', role: 'booker', limits: { perOrder: 150_050, perMonth: null } });
});

it('removes a person after saying what that does, and nobody removes themselves', async () => {
  const people = [ada, siti];
  fakeApi({
    'GET /agency/people': { body: list(people) },
    'DELETE /agency/people/siti': { body: list([ada]) },
  });
  const { user } = await open();

  const rows = await screen.findAllByRole('row');
  expect(within(rows[1]!).queryByRole('button')).not.toBeInTheDocument();
  expect(within(rows[2]!).getByText('SGD 500.00 an order')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove Siti Rahma' }));
  expect(screen.getByText(/signed out everywhere at once/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove now' }));

  expect(await screen.findByText('Siti Rahma is removed and signed out everywhere.')).toBeVisible();
  expect(screen.queryByText('siti@straits.test')).not.toBeInTheDocument();
});

it('offers nothing to somebody who may not see the people', async () => {
  fakeApi({ 'GET /agency/people': refused('agency_role_refused') });

  await open();

  expect(await screen.findByText('Your role in the agency does not allow this. Ask its administrator.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invite a person|Try again/ })).not.toBeInTheDocument();
});
