import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { BrandPage } from './BrandPage';

const brand = { name: 'Bay Tours', licenceNumber: 'TA01', uniqueEntityNumber: '2001', phone: null, email: null, colour: null, logo: null };
const show = (role: 'admin' | 'booker') =>
  renderPage(<BrandPage />, { at: '/agency/brand', texts: { account }, session: person({ IsB2B: 'true', AgencyRole: role }) });

it('refuses a colour that cannot be read, then saves, and shows how it looks', async () => {
  const after = { ...brand, email: 'hi@bay.test', colour: '#0b3c49' };
  const requests = fakeApi({ 'GET /agency/brand': { body: brand }, 'PUT /agency/brand': { body: after } });
  const { user } = await show('admin');

  await user.type(await screen.findByLabelText(/Reply address/), 'hi@bay.test');
  const colour = screen.getByLabelText(/Colour/);
  await user.type(colour, '#ffd700');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getAllByText(/Too pale/)).not.toHaveLength(0);
  expect(requests.some(({ what }) => what.startsWith('PUT'))).toBe(false);
  await user.clear(colour);
  await user.type(colour, '0B3C49');
  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText(account.agency.brand.saved)).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ email: 'hi@bay.test', phone: null, colour: '#0b3c49' });
  expect(screen.getByText('hi@bay.test')).toBeVisible();
});

it('says to who can change it, and to who cannot, that the shop’s name stands there without a reply address', async () => {
  fakeApi({ 'GET /agency/brand': { body: brand } });
  const { unmount } = await show('admin');
  expect(await screen.findByText(account.agency.brand.notYetText)).toBeVisible();
  unmount();

  await show('booker');
  expect(await screen.findByText(account.agency.brand.notYetOthers)).toBeVisible();
});

it('says nothing of the shop’s name once there is one', async () => {
  fakeApi({ 'GET /agency/brand': { body: { ...brand, email: 'hi@bay.test' } } });
  await show('admin');

  expect(await screen.findByText('hi@bay.test')).toBeVisible();
  expect(screen.queryByText(account.agency.brand.notYet)).not.toBeInTheDocument();
});

it('shows a booker what stands there, without the form', async () => {
  fakeApi({ 'GET /agency/brand': { body: brand } });
  await show('booker');

  expect(await screen.findAllByText('Bay Tours')).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

it('takes the logo away, says so, and shows the papers without it', async () => {
  const logo = { src: '/travel/v1/agency-logos/a.png', width: 40, height: 20 };
  fakeApi({ 'GET /agency/brand': { body: { ...brand, logo } }, 'DELETE /agency/brand/logo': { body: brand } });
  const { user } = await show('admin');

  await user.click(await screen.findByRole('button', { name: account.agency.brand.removeLogo }));

  expect(await screen.findByText(account.agency.brand.logoRemoved)).toHaveFocus();
  expect(screen.queryByRole('img', { name: account.agency.brand.logoNow })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: account.agency.brand.removeLogo })).not.toBeInTheDocument();
});
