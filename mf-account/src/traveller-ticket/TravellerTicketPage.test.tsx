import { screen } from '@testing-library/react';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { orderWith } from '../orders.fixture';
import { TravellerTicketPage } from './TravellerTicketPage';

const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
const page = { ...line, orderCode: 'ST7KQ2MX9P', status: 'paid', lang: 'en', orderLang: 'en', unitName: 'Adult', name: null, usedAt: null };
const agency = { name: 'Bay Tours', phone: '+65 6555 0101', email: 'hi@bay.test', logo: { src: '/logo.png', width: 40, height: 20 } };
const show = (body: object) => {
  fakeApi({ 'GET /travellers/token': { body: { ...page, ticketCode: null, ticketQr: null, asks: null, ...body } } });
  return renderPage(<TravellerTicketPage />, { at: '/traveller#token', texts: { account } });
};

it('names the agency that sold it, with the ways to reach it', async () => {
  await show({ agency });

  expect(await screen.findByText('Bay Tours')).toBeVisible();
  expect(screen.getByRole('link', { name: '+65 6555 0101' })).toHaveAttribute('href', 'tel:+6565550101');
  expect(screen.getByRole('link', { name: 'hi@bay.test' })).toHaveAttribute('href', 'mailto:hi@bay.test');
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/logo.png');
});

it('has no other name on it where the shop sold it', async () => {
  await show({ agency: null });

  expect(await screen.findByRole('heading', { name: 'Night Safari' })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('says of a stay until when it is', async () => {
  await show({ agency: null, startTime: null, localDate: '2026-12-24', endDate: '2026-12-26', nights: 2 });

  expect(await screen.findByText('Thu, Dec 24 – Sat, Dec 26, 2026, 2 nights')).toBeVisible();
});
