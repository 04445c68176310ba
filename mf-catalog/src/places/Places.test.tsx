import { screen, within } from '@testing-library/react';
import type { City, CityPage as CityAnswer, CountryPage as CountryAnswer } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import texts from '../locales/en.json';
import { aCard, aPicture } from '../product/product.builder';
import { CityListPage } from './CityListPage';
import { CityPage } from './CityPage';
import { CountryPage } from './CountryPage';

const aCity = (change: Partial<City> = {}): City => ({
  id: 'ubud',
  name: 'Ubud',
  stateId: 'bali',
  state: 'Bali',
  country: 'ID',
  countryName: 'Indonesia',
  location: { latitude: -8.5, longitude: 115.26 },
  locode: null,
  iata: 'DPS',
  picture: aPicture(),
  counts: [
    { kind: 'attraction', count: 12 },
    { kind: 'hotel', count: 3 },
  ],
  total: 15,
  ...change,
});
const ubud: CityAnswer = {
  city: aCity(),
  intro: 'Rice terraces and temples.',
  popular: [
    { kind: 'attraction', items: [aCard({ id: 'monkey', name: 'Monkey Forest' })] },
    { kind: 'hotel', items: [aCard({ id: 'inn', kind: 'hotel', name: 'Ubud Inn' })] },
  ],
  nearby: [aCity({ id: 'kuta', name: 'Kuta' })],
};
const open = (page: React.ReactElement, at: string) => renderPage(page, { at, texts: { catalog: texts } });

beforeAll(() => {
  // The map is drawn when it comes near; nothing comes near here.
  globalThis.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

describe('a city', () => {
  it('shows what people like, a tab per kind, and leads to all of it', async () => {
    fakeApi({ 'GET /cities/ubud': { body: ubud } });
    const { user } = await open(<CityPage />, '/city?city=ubud&date=2026-12-01');
    expect(await screen.findByRole('link', { name: 'Monkey Forest' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all 15' })).toHaveAttribute('href', '/search?place=ubud&date=2026-12-01');

    await user.click(screen.getByRole('tab', { name: 'Hotels (3)' }));

    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByRole('heading', { name: 'Ubud Inn' })).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'All in this place: Hotels' })).toHaveAttribute(
      'href',
      '/search?place=ubud&kind=hotel&date=2026-12-01',
    );
    expect(window.location.search).toBe('?city=ubud&date=2026-12-01&kind=hotel');
  });

  it('without anything to buy leads to its neighbours', async () => {
    fakeApi({ 'GET /cities/ubud': { body: { ...ubud, city: aCity({ counts: [], total: 0 }), popular: [] } } });
    await open(<CityPage />, '/city?city=ubud');

    expect(await screen.findByRole('heading', { name: 'Nothing to book here yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Kuta/ })).toHaveAttribute('href', '/city?city=kuta');
  });
});

describe('a country', () => {
  it('shows its cities', async () => {
    const indonesia: CountryAnswer = {
      country: { code: 'ID', name: 'Indonesia', picture: aPicture(), counts: ubud.city.counts, total: 15, cities: 2 },
      popular: ubud.popular,
      cities: [aCity()],
    };
    fakeApi({ 'GET /countries/ID': { body: indonesia } });
    await open(<CountryPage />, '/country?country=id');

    expect(await screen.findByRole('heading', { name: 'Cities and places in Indonesia' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Ubud.*Attractions 12/ })).toHaveAttribute('href', '/city?city=ubud');
  });
});

describe('the list of cities', () => {
  it('finds one by its name, and says when there is none', async () => {
    fakeApi({ 'GET /cities': { body: { items: [aCity(), aCity({ id: 'kuta', name: 'Kuta' })] } } });
    const { user } = await open(<CityListPage />, '/citylist');
    expect(await screen.findByRole('link', { name: 'K' })).toHaveAttribute('href', '#list-K');

    await user.type(screen.getByRole('searchbox', { name: /Find a place/ }), 'kut');
    expect(screen.queryByRole('link', { name: /Ubud/ })).not.toBeInTheDocument();

    await user.type(screen.getByRole('searchbox', { name: /Find a place/ }), 'xx');
    expect(screen.getByRole('heading', { name: 'No place of this name' })).toBeInTheDocument();
  });
});
