import { fakeApi, refused } from '@straits/testing/fake-api';
import { arrivedShop } from '../page/arrived-shop';
import type { Shop } from '../page/page-state';
import { askShopAgain } from './shop-again';

const shop = { base: { Variant: 'b2c' }, company: null, currencies: [] } as unknown as Shop;
const answers = {
  'GET /base': { body: { Variant: 'b2b' } },
  'GET /company': { body: { CompanyName: 'Straits' } },
  'GET /currency': { body: [{ Code: 'SGD' }] },
};
beforeEach(() => arrivedShop.set(null));

it('asks once for the settings that the server did not get, and gives them to the page', async () => {
  const requests = fakeApi(answers);

  await askShopAgain({ isShopAssumed: true, shop });

  expect(requests.map(({ what }) => what)).toEqual(['GET /base', 'GET /company', 'GET /currency']);
  expect(requests[0]?.query.get('web')).toBe('tour.straits.test');
  expect(arrivedShop.get()).toEqual({ base: { Variant: 'b2b' }, company: { CompanyName: 'Straits' }, currencies: [{ Code: 'SGD' }] });
});

it('asks nothing on a page that has them', async () => {
  const requests = fakeApi(answers);

  await askShopAgain({ shop });

  expect(requests).toEqual([]);
});

it('leaves the defaults where the API still does not answer', async () => {
  fakeApi({ ...answers, 'GET /base': refused('service_busy') });

  await askShopAgain({ isShopAssumed: true, shop });

  expect(arrivedShop.get()).toBeNull();
});
