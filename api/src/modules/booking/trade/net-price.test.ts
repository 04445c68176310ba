import { sql } from 'kysely';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { productInput, seedProducts } from '../../../testing/seed-product';
import { seedUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { forgetWhatIsOver } from '../../account/forget.jobs';
import { compareNetPrices } from './net-price.jobs';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
  const units = (netPrice: number) => [{ id: 'adult', type: 'ADULT' as const, name: { en: 'Adult' }, price: 9_000, netPrice }];
  await seedProducts(shop.deps, [
    productInput({ id: 'river-zoo', options: [{ units: units(7_000) }] }),
    productInput({ id: 'night-safari', name: { en: 'Night Safari' }, options: [{ units: units(5_000) }] }),
  ]);
});
let start: Date;
beforeEach(() => void (start = shop.clock.now()));
afterEach(() => shop.clock.set(start));
afterAll(() => shop.close());

const WEEK = 7 * 24 * 60;
const look = () => compareNetPrices({}, shop.deps);
const setNet = (option: string, net: number) => sql`update units set net_minor = ${net} where option_id = ${option}`.execute(shop.deps.db);
const rateMails = async (email: string) => (await mailsTo(shop.deps, email)).filter(({ subject }) => subject?.includes('net rates'));

it('tells a price that has changed while nobody could buy it when it is back, and forgets old looks', async () => {
  const { email } = await seedUser(shop.deps, { agency: { name: 'Late Tours' } });
  const setActive = (active: boolean) => sql`update products set active = ${active} where id = 'night-safari'`.execute(shop.deps.db);
  await look();
  await setActive(false);
  await setNet('night-safari-day', 5_500);
  shop.clock.pass(WEEK);
  await look();
  const away = await rateMails(email);
  await setActive(true);
  shop.clock.pass(WEEK);
  await look();
  const back = await rateMails(email);
  shop.clock.pass(14 * WEEK);
  await forgetWhatIsOver(shop.deps);
  const { rows } = await sql`select from net_price_changes`.execute(shop.deps.db);
  await sql`delete from net_price_looks`.execute(shop.deps.db);
  await sql`delete from net_price_snapshot`.execute(shop.deps.db);

  expect(away).toEqual([]);
  expect(back).toHaveLength(1);
  expect(back[0]!.text).toContain('SGD 50.00 → SGD 55.00');
  expect(rows).toEqual([]);
});

it('tells who runs an agency once a week what has another net price, and nobody else', async () => {
  const admin = await seedUser(shop.deps, { agency: { name: 'Bay Tours' }, name: 'Siti' });
  const viewer = await seedUser(shop.deps, { agency: { id: admin.agencyId! }, role: 'viewer' });
  const refuses = await seedUser(shop.deps, { agency: { name: 'Quiet Tours' } });
  const customer = await seedUser(shop.deps);
  const mails = { booking: true, wallet: true, credit_due: true, net_price: false };
  await shop.put('/notifications/choices', { mails }, { token: refuses.token });

  await look();
  const first = await rateMails(admin.email);
  await setNet('river-zoo-day', 7_350);
  shop.clock.pass(WEEK);
  await Promise.all([look(), look()]);
  const second = await rateMails(admin.email);
  shop.clock.pass(WEEK);
  await look();
  const third = await rateMails(admin.email);

  expect(first).toEqual([]);
  expect(second).toHaveLength(1);
  expect(second[0]!.text).toContain('River Zoo · Day ticket · Adult');
  expect(second[0]!.text).toContain('SGD 70.00 → SGD 73.50');
  expect(second[0]!.text).not.toContain('Night Safari');
  expect(third).toHaveLength(1);
  for (const { email } of [viewer, refuses, customer]) expect(await rateMails(email)).toEqual([]);
});
