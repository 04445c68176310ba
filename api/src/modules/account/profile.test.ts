import type { Profile } from '@straits/api-contract';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

const details = { name: 'Tan Mei Ling', phone: '9123 4567', phoneCountry: 'SG', nationality: 'SG', address: null };
const change = (token: string, more: object = {}) =>
  shop.put<Profile & { code: string }>('/user/profile', { ...details, ...more }, { token });

describe('a profile', () => {
  it('keeps name, phone and address', async () => {
    const { token } = await seedUser(shop.deps);
    const address = { line1: '18 Robinson Road', line2: '#02-03', city: 'Singapore', postalCode: '048547', country: 'SG' };

    await change(token, { address });
    const { body } = await shop.get<Profile>('/user/profile', { token });

    expect(body).toMatchObject({
      name: 'Tan Mei Ling',
      phone: '+6591234567',
      phoneCountry: 'SG',
      phoneWritten: '+65 9123 4567',
      address,
      agency: null,
    });
  });

  it.each([
    ['0812-3456-7890', 'ID', '+6281234567890'],
    ['+44 20 7946 0018', 'SG', '+442079460018'],
    ['012-345 6789', 'MY', '+60123456789'],
    ['02 1234 5678', 'IT', '+390212345678'],
  ])('reads %s as dialled in %s', async (phone, phoneCountry, expected) => {
    const { token } = await seedUser(shop.deps);

    expect((await change(token, { phone, phoneCountry })).body.phone).toBe(expected);
  });

  it.each([['1234 5678'], ['91234'], ['+65 9123 4567 89'], ['call me']])('refuses %s in Singapore', async (phone) => {
    const { token } = await seedUser(shop.deps);

    expect(await change(token, { phone })).toMatchObject({ status: 422, body: { code: 'phone_invalid' } });
  });
});
