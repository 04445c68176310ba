import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { shopOf as ShopOf } from './shop-settings';

let api: Server;
let shopOf: typeof ShopOf;
beforeAll(async () => {
  api = createServer((_request, response) => {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"service_busy"}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  process.env.API_INTERNAL_URL = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  ({ shopOf } = await import('./shop-settings'));
});
afterAll(() => new Promise((resolve) => api.close(resolve)));

it.each([
  ['tour.straits.test', 'b2c'],
  ['localhost:3000', 'b2c'],
  ['b2b.straits.test', 'b2b'],
  ['B2B.localhost:3000', 'b2b'],
] as const)('while the API fails, %s is a shop of kind %s by its name, and said to be assumed', async (host, variant) => {
  const onFault = jest.fn();

  const { shop, isKnown } = await shopOf(host, null, onFault);

  expect({ variant: shop.base.Variant, isKnown }).toEqual({ variant, isKnown: false });
  expect(onFault).toHaveBeenCalledTimes(1);
});
