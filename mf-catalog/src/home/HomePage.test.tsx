import { screen, within } from '@testing-library/react';
import type { Home } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard, aPicture } from '../product/product.builder';
import { HomePage } from './HomePage';

const home: Home = {
  recommended: {
    attraction: [aCard()],
    hotel: [aCard({ id: 'raffles', kind: 'hotel', name: 'Harbour Hotel', priceUnit: 'room_night' })],
    ferry: [],
    package: [],
    cruise: [],
    transport: [],
  },
  popular: { SG: [aCard()], ID: [aCard({ id: 'uluwatu', name: 'Uluwatu Temple' })], MY: [] },
  states: [],
};
const state = { id: 'bali', name: 'Bali', country: 'ID', countryName: 'Indonesia', intro: '', picture: aPicture(), count: 12 };
const base = { LicenceNo: 'TA 01234', UEN: '200300001A', HoldMinutes: 25, SupportPhone: '+65 6123 4567' };

const show = (search = '') => {
  fakeApi({
    'GET /home': { body: home },
    'GET /states': { body: { items: [state] } },
    'GET /base': { body: base },
    'GET /company': { body: { Founded: 2003 } },
  });
  return renderPage(<HomePage />, { at: `/${search}`, texts: { catalog: texts } });
};
beforeEach(() => {
  document.cookie = 'straits_country=;path=/;max-age=0';
});

describe('the home page', () => {
  it('shows what is recommended of each kind that has something', async () => {
    await show();

    expect(await screen.findByRole('heading', { name: 'Attractions we recommend' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Hotels we recommend' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Cruises we recommend' })).not.toBeInTheDocument();
  });

  it('leads to hotels, and searches for a stay in their own tab', async () => {
    const { user } = await show();
    expect(await screen.findByRole('link', { name: 'Harbour Hotel' })).toHaveAttribute('href', '/hotel/detail?hotel=raffles');

    await user.click(screen.getByRole('tab', { name: 'Hotels' }));

    expect(await within(screen.getByRole('tabpanel', { name: 'Hotels' })).findByRole('combobox', { name: 'Where' })).toBeInTheDocument();
  });

  it('shows what is popular in the country that is chosen, and remembers it', async () => {
    const { user } = await show();

    await user.click(await screen.findByRole('tab', { name: 'Indonesia' }));

    expect(screen.getByRole('link', { name: 'Uluwatu Temple' })).toBeInTheDocument();
    expect(window.location.search).toBe('?popular=ID');
    expect(document.cookie).toContain('straits_country=ID');
  });

  it('opens with the country of the last visit', async () => {
    document.cookie = 'straits_country=ID;path=/';
    await show();

    expect(await screen.findByRole('link', { name: 'Uluwatu Temple' })).toBeInTheDocument();
  });

  it('gives reasons that can be looked up', async () => {
    await show();

    expect(await screen.findByText('Travel agent licence TA 01234, UEN 200300001A. You can look us up.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Licensed since 2003' })).toBeInTheDocument();
  });

  it('shows states as posters that lead to their attractions', async () => {
    await show();

    expect(await screen.findByRole('link', { name: /Bali.*12 attractions/ })).toHaveAttribute('href', '/attraction/State?state=bali');
  });
});
