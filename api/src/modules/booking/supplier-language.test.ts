import { randomUUID } from 'node:crypto';
import type { Attraction, Cart, OrderPage, PlacedOrders, SearchResult, TravellerPage } from '@straits/api-contract';
import { seedProduct } from '../../testing/seed-product';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

// What a supplier wrote in English only is English on every page (WCAG 3.1.2), from the list to the ticket.
const QUESTIONS = [
  { id: 'hotel', label: { en: 'Your hotel', id: 'Hotel Anda' } },
  { id: 'flight', label: { en: 'Flight number' } },
];
const UNITS = [
  { id: 'adult', type: 'ADULT' as const, name: { en: 'Adult', id: 'Dewasa' }, price: 4_000, netPrice: 3_000 },
  { id: 'child', type: 'CHILD' as const, name: { en: 'Child' }, price: 2_500, netPrice: 2_000 },
];
let shop: TestApp;
let token: string;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps);
  await seedProduct(shop.deps, {
    id: 'kebun',
    name: { en: 'Garden', id: 'Kebun' },
    summary: { en: 'Orchids by the river', id: 'Anggrek di tepi sungai' },
    description: { en: 'A walk among orchids.', id: 'Berjalan di antara anggrek.' },
    categoryIds: ['wildlife', 'water'],
    options: [{ name: { en: 'Day ticket', id: 'Tiket harian' }, questions: QUESTIONS, units: UNITS }],
  });
  ({ token } = await seedUser(shop.deps));
});
afterAll(() => shop.close());

describe('words of a supplier', () => {
  it('are said to be English on a product’s card and page where nobody translated them', async () => {
    const { body: list } = await shop.get<SearchResult>('/search?kind=attraction&lang=ID');
    const { body: english } = await shop.get<SearchResult>('/search?kind=attraction&lang=EN');
    const { body: zoo } = await shop.get<Attraction>('/products/attraction/river-zoo?lang=ID');
    const { body: garden } = await shop.get<Attraction>('/products/attraction/kebun?lang=ID');

    expect(Object.fromEntries(list.items.map(({ id, lang }) => [id, lang]))).toEqual({ 'river-zoo': 'en', kebun: undefined });
    expect(english.items.every(({ lang }) => lang === undefined)).toBe(true);
    expect([zoo.lang, zoo.options[0]?.lang]).toEqual(['en', 'en']);
    expect([garden.name, garden.lang, garden.options[0]?.lang]).toEqual(['Kebun', undefined, undefined]);
    const [option] = garden.options;
    const words = [...garden.categories, ...(option?.units ?? []), ...(option?.questions ?? [])];
    expect(Object.fromEntries(words.map(({ id, lang }) => [id, lang]))).toEqual({
      ...{ wildlife: undefined, water: 'en', adult: undefined, child: 'en', hotel: undefined, flight: 'en' },
    });
  });

  it('keep their language in the cart, the order, its list and the traveller’s page', async () => {
    const adult = { unitId: 'adult', quantity: 1 };
    for (const { productId, localDate, units } of [
      { productId: 'river-zoo', localDate: '2026-12-10', units: [adult] },
      { productId: 'kebun', localDate: '2026-12-11', units: [adult, { unitId: 'child', quantity: 1 }] },
    ])
      await shop.post<Cart>(
        '/cart/lines?lang=ID',
        { productId, optionId: `${productId}-day`, localDate, units },
        { token, idempotencyKey: randomUUID() },
      );
    const { body: cart } = await shop.get<Cart>('/cart?lang=ID', { token });
    const asked = {
      contact: { name: 'Ada Lim', email: 'ada@straits.test', phone: '+65 6123 4567' },
      ...{ passengers: [], expected: [{ amount: 10_500, currency: 'SGD' }], acceptTerms: true },
    };
    const { body: placed } = await shop.post<PlacedOrders>('/orders?lang=ID', asked, { token, idempotencyKey: randomUUID() });
    const [order] = placed.orders;
    const lines = order?.lines ?? [];
    const { body: page } = await shop.get<TravellerPage>(
      `/travellers/${lines.find(({ productId }) => productId === 'river-zoo')?.passengers[0]?.token}?lang=EN`,
    );
    const { body: mine } = await shop.get<OrderPage>('/orders?tab=to_pay&lang=EN', { token });

    const said = { 'river-zoo': 'en', kebun: undefined };
    expect(Object.fromEntries(cart.lines.map(({ productId, lang }) => [productId, lang]))).toEqual(said);
    expect(Object.fromEntries(lines.map(({ productId, lang }) => [productId, lang]))).toEqual(said);
    expect(order?.lang).toBe('id');
    const garden = lines.find(({ productId }) => productId === 'kebun');
    expect(garden?.units.map(({ name, lang }) => [name, lang])).toEqual([
      ['Dewasa', undefined],
      ['Child', 'en'],
    ]);
    expect(garden?.passengers.map(({ unitName, unitLang }) => [unitName, unitLang])).toEqual([
      ['Dewasa', undefined],
      ['Child', 'en'],
    ]);
    const { body: child } = await shop.get<TravellerPage>(`/travellers/${garden?.passengers[1]?.token}?lang=EN`);
    expect([child.unitName, child.unitLang]).toEqual(['Child', 'en']);
    expect([page.productName, page.lang, page.orderLang]).toEqual(['River Zoo', 'en', 'id']);
    expect(mine.items.map(({ title, lang }) => [title, lang])).toEqual([['River Zoo', 'en']]);
  });
});
