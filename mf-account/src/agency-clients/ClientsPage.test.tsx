import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ClientsPage } from './ClientsPage';

const mei = {
  ...{ id: 'mei', givenNames: 'Mei', familyName: 'Tan', keepUntil: '2026-12-20', hasPassport: true },
  consent: { at: '2026-12-01T02:00:00Z', source: 'spoken', by: 'Siti' },
};
const clients = { items: [mei], today: '2026-12-01', latest: '2028-11-30' };
const show = (role: 'booker' | 'viewer') =>
  renderPage(<ClientsPage />, { at: '/agency/clients', texts: { account }, session: person({ IsB2B: 'true', AgencyRole: role }) });

it('tells who soon ends and renews the consent, not past two years', async () => {
  const requests = fakeApi({ 'GET /agency/clients': { body: clients }, 'PUT /agency/clients/mei/keeping': { body: mei } });
  const { user } = await show('booker');

  expect(await screen.findByText('Deleted soon')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Renew the consent of Mei Tan' }));
  await user.click(screen.getByLabelText('In writing'));
  const until = screen.getByLabelText(/Keep until/);
  await user.clear(until);
  await user.type(until, '2029-01-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Choose a day from tomorrow to', { exact: false })).toBeVisible();
  await user.clear(until);
  await user.type(until, '2028-06-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(requests.find(({ what }) => what.startsWith('PUT'))?.body).toEqual({ source: 'written', keepUntil: '2028-06-01' });
});

it('lets a viewer look and take a copy, and nothing else', async () => {
  fakeApi({ 'GET /agency/clients': { body: clients } });
  await show('viewer');

  expect(await screen.findByRole('button', { name: 'Copy of the data of Mei Tan' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Renew|Delete/ })).not.toBeInTheDocument();
});
