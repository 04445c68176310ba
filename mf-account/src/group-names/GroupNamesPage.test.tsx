import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import type { NameLinkPage } from '@straits/api-contract';
import account from '../locales/en.json';
import { GroupNamesPage } from './GroupNamesPage';

const asks = { fields: [], minAge: null, maxAge: null };
const group: NameLinkPage = {
  ...{ sender: 'Straits', agency: null, productName: 'Night Safari', optionName: 'Entry', lang: 'en', timeZone: 'Asia/Singapore' },
  ...{ localDate: '2026-12-10', startTime: null, until: '2026-12-04T15:59:00Z', serverNow: '2026-12-01T02:00:00Z', isOpen: true },
  units: [{ unitId: 'adult', unitName: 'Adult', people: 2, left: 2, asks }],
};
const agency = {
  name: 'Bay Tours',
  licenceNumber: 'TA01234',
  uniqueEntityNumber: '201912345K',
  colour: null,
  phone: '+65 6555 0101',
  email: 'hi@bay.test',
  logo: { src: '/logo.png', width: 40, height: 20 },
};
const show = (body: Partial<NameLinkPage>) => {
  fakeApi({ 'GET /name-links/token': { body: { ...group, ...body } } });
  return renderPage(<GroupNamesPage />, { at: '/names#token', texts: { account } });
};

it('names the agency that asks, with its sign and the ways to reach it', async () => {
  await show({ sender: agency.name, agency });

  expect(await screen.findByText('Bay Tours')).toBeVisible();
  expect(screen.getByRole('link', { name: '+65 6555 0101' })).toHaveAttribute('href', 'tel:+6565550101');
  expect(screen.getByRole('link', { name: 'hi@bay.test' })).toHaveAttribute('href', 'mailto:hi@bay.test');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/logo.png');
});

it('names the shop where it asks itself', async () => {
  await show({});

  expect(await screen.findByText('Straits')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Night Safari' })).toBeVisible();
});
