import type { DeviceList, SignedIn } from '@straits/api-contract';
import { mailsTo } from '../../mail/read-mails.fixture';
import { seedUser } from '../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { hashPassword } from './passwords';

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1';
let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop.close());

async function personOnTwoDevices(email: string) {
  const user = await seedUser(shop.deps, { email, passwordHash: await hashPassword('correct horse') });
  const { body } = await shop.post<SignedIn>(
    '/auth/sign-in',
    { username: email, password: 'correct horse' },
    { headers: { 'user-agent': PHONE } },
  );
  return { ...user, phoneToken: body.token };
}
const devicesOf = async (token: string) => (await shop.get<DeviceList>('/user/devices', { token })).body.items;
const isSignedIn = async (token: string) => (await shop.get('/user', { token })).status === 200;

describe('devices', () => {
  it('are listed by what a person calls them, this one marked', async () => {
    const { phoneToken } = await personOnTwoDevices('list@straits.test');

    const devices = await devicesOf(phoneToken);

    expect(devices.map(({ browser, system, isThis }) => ({ browser, system, isThis }))).toEqual(
      expect.arrayContaining([
        { browser: 'Safari', system: 'iPhone', isThis: true },
        { browser: null, system: null, isThis: false },
      ]),
    );
  });

  it('can be ended one by one, by their owner only', async () => {
    const { token, phoneToken } = await personOnTwoDevices('one@straits.test');
    const stranger = await seedUser(shop.deps);
    const phone = (await devicesOf(phoneToken)).find(({ isThis }) => isThis);

    const byStranger = await shop.delete(`/user/devices/${phone?.id}`, { token: stranger.token });
    const stillIn = await isSignedIn(phoneToken);
    const byOwner = await shop.delete(`/user/devices/${phone?.id}`, { token });

    expect([byStranger.status, stillIn, byOwner.status]).toEqual([404, true, 200]);
    expect([await isSignedIn(phoneToken), await isSignedIn(token)]).toEqual([false, true]);
  });

  it('are all signed out at once', async () => {
    const { token, phoneToken } = await personOnTwoDevices('all@straits.test');

    await shop.post('/auth/sign-out-everywhere', {}, { token });

    expect([await isSignedIn(phoneToken), await isSignedIn(token)]).toEqual([false, false]);
  });
});

describe('a change of password', () => {
  const change = (token: string, current: string, password: string) =>
    shop.post<{ code: string }>('/user/password', { current, password }, { token });

  it('needs the present one, ends the other devices and tells the owner by mail', async () => {
    const { token, phoneToken, email } = await personOnTwoDevices('change@straits.test');

    const wrong = await change(token, 'wrong horse', 'a new password');
    const right = await change(token, 'correct horse', 'a new password');

    expect(wrong).toMatchObject({ status: 422, body: { code: 'password_wrong' } });
    expect(right.status).toBe(200);
    expect([await isSignedIn(token), await isSignedIn(phoneToken)]).toEqual([true, false]);
    expect((await shop.post('/auth/sign-in', { username: email, password: 'a new password' })).status).toBe(200);
    expect((await mailsTo(shop.deps, email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('refuses what many use, and stops guessing on a device that was left open', async () => {
    const { token } = await personOnTwoDevices('open@straits.test');

    const common = await change(token, 'correct horse', 'password123');
    for (let guess = 0; guess < 10; guess++) await change(token, `guess ${guess}`, 'a new password');
    const eleventh = await change(token, 'correct horse', 'a new password');

    expect(common.body.code).toBe('password_too_common');
    expect(eleventh.body.code).toBe('rate_limited');
  });
});
