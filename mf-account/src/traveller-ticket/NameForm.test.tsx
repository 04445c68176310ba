import { screen, waitFor } from '@testing-library/react';
import type { TravellerPage } from '@straits/api-contract';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { TravellerTicketPage } from './TravellerTicketPage';

const asked = { required: true, maxLength: 200, choices: [], number: null };
const page: TravellerPage = {
  ...{ orderCode: 'ST7KQ2MX9P', status: 'paid', productId: 'zip-line', kind: 'attraction', productName: 'Zip line', optionName: 'Ride' },
  ...{ lang: 'en', orderLang: 'en', timeZone: 'Asia/Singapore', unitName: 'Adult', redemption: '' },
  picture: { src: '', widths: [], width: 3, height: 2, alt: '', color: '#dde3ea' },
  ...{ localDate: '2026-12-24', startTime: null, nights: null, endDate: null, name: null, ticketCode: null, ticketQr: null },
  ...{ usedAt: null, isCancelled: false, agency: null, serverNow: '2026-11-21T02:00:00Z' },
  asks: {
    ...{ fields: [], minAge: null, maxAge: null, until: '2026-12-20T02:00:00Z' },
    questions: [
      { ...asked, id: 'weight', label: 'Weight', number: { min: 30, max: 110, unit: 'kg' } },
      { ...asked, id: 'meal', label: 'Makanan', lang: 'id', choices: [{ id: 'vegan', name: 'Vegan' }] },
    ],
  },
};
const open = () => renderPage(<TravellerTicketPage />, { at: '/traveller#tok', texts: { account } });

describe('a traveller who names themselves', () => {
  it('is asked what the operator wants to know, each in its own language, and answers with the name', async () => {
    const requests = fakeApi({ 'GET /travellers/tok': { body: page }, 'PUT /travellers/tok': { body: { ...page, name: 'Mei' } } });
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /^First and middle names/ }), 'Mei');

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByRole('link', { name: 'Weight: Fill this in' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveAccessibleDescription(/^Fill this in.*30 kg to 110 kg/);
    expect(screen.getByRole('combobox', { name: 'Makanan' })).toHaveAccessibleDescription(/Fill this in/);
    await user.type(screen.getByRole('textbox', { name: 'Weight' }), '61');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Makanan' }), 'Vegan');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(screen.getByText('Makanan')).toHaveAttribute('lang', 'id');
    const put = await waitFor(() => requests.find(({ what }) => what === 'PUT /travellers/tok') ?? Promise.reject(new Error('not sent')));
    expect(put.body).toEqual({ givenNames: 'Mei', familyName: '', singleName: true, answers: { weight: '61', meal: 'vegan' } });
  });

  it('sees at its field what the API refuses of an answer', async () => {
    const gone = refused('passenger_incomplete', [{ field: 'answers.weight', message: 'must be a whole number from 30 to 90' }]);
    fakeApi({ 'GET /travellers/tok': { body: page }, 'PUT /travellers/tok': gone });
    const { user } = await open();
    await user.type(await screen.findByRole('textbox', { name: /^First and middle names/ }), 'Mei');
    await user.type(screen.getByRole('textbox', { name: 'Weight' }), '101');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Makanan' }), 'Vegan');

    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Weight' })).toHaveAccessibleDescription(/Check what you typed here/));
  });
});
