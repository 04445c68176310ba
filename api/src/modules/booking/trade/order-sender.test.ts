import { execFileSync } from 'node:child_process';
import type { AgencyBrand, NameLinkPage, Order, TravellerPage } from '@straits/api-contract';
import { mailsTo } from '../../../mail/read-mails.fixture';
import { seedPaidOrder } from '../../../testing/pay-order';
import { seedProduct } from '../../../testing/seed-product';
import { seedUser, type SeededUser } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';

let shop: TestApp;
let agent: SeededUser;
beforeAll(async () => {
  shop = await startTestApp();
  await seedProduct(shop.deps, { options: [{ inventory: { capacity: 50 } }] });
  agent = await seedUser(shop.deps, { agency: { name: 'Bay Tours' }, name: 'Siti Rahma' });
});
afterAll(() => shop.close());

const change = (body: object) => shop.put<AgencyBrand>('/agency/brand', body, { token: agent.token });
const textOf = async ({ code }: Order, paper: string) => {
  const headers = { authorization: `Bearer ${agent.token}` };
  const { rawPayload } = await shop.app.inject({ url: `/travel/v1/orders/${code}/documents/${paper}.pdf`, headers });
  return execFileSync('pdftotext', ['-', '-'], { input: rawPayload }).toString();
};

it('puts the agency on tickets, invoice and mails to its client, with the address that answers go to', async () => {
  await change({ phone: '+65 6555 0101', email: 'hi@bay.test', colour: '#7a1f3d' });
  const order = await seedPaidOrder(shop, { token: agent.token });

  const papers = [await textOf(order, 'ticket'), await textOf(order, 'invoice')];
  const mail = (await mailsTo(shop.deps, 'ada@straits.test')).at(-1);

  for (const paper of papers) {
    expect(paper).toContain('Bay Tours');
    expect(paper).toContain('hi@bay.test · +65 6555 0101');
    expect(paper).not.toContain('Straits');
  }
  expect(mail?.text).toContain('Bay Tours');
  expect(mail?.text).not.toContain('support@');
  expect(mail?.replyTo).toMatchObject([{ address: 'hi@bay.test' }]);
  expect(mail?.html).toContain('#7a1f3d');
});

it('leaves the shop’s name where the agency has not said how clients reach it', async () => {
  await change({ phone: null, email: null });
  const order = await seedPaidOrder(shop, { token: agent.token });

  expect(await textOf(order, 'ticket')).not.toContain('Bay Tours');
});

it.each([['#ffd700'], ['red'], ['#7A1F3D']])('refuses the colour %s', async (colour) => {
  const { status, body } = await change({ phone: null, email: null, colour });

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request_malformed' });
});

it('refuses a telephone number that is none: clients read it on their papers', async () => {
  const { status, body } = await change({ phone: 'ask Mei', email: null });

  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'request_malformed', fields: [{ field: 'phone' }] });
});

describe('the pages of a client', () => {
  const readBy = async ({ code, accessKey, lines }: Order) => {
    const traveller = await shop.get<TravellerPage>(`/travellers/${lines[0]?.passengers[0]?.token}`);
    const order = await shop.get<Order>(`/orders/${code}${accessKey ? `?key=${accessKey}` : ''}`, { token: agent.token });
    return [traveller.body.agency, order.body.agency];
  };

  it('name the agency that sold it, as its papers do', async () => {
    const { body: brand } = await change({ phone: '+65 6555 0101', email: 'hi@bay.test' });

    expect(await readBy(await seedPaidOrder(shop, { token: agent.token }))).toEqual([brand, brand]);
  });

  it('name it where a group names itself, with the ways to reach it', async () => {
    const { body: brand } = await change({ phone: '+65 6555 0101', email: 'hi@bay.test' });
    await seedProduct(shop.deps, { id: 'group-walk', namesUntilHours: 48 });
    const { code, lines } = await seedPaidOrder(shop, { token: agent.token, productId: 'group-walk', namesLater: true });
    const linked = await shop.put<Order>(`/orders/${code}/lines/${lines[0]!.id}/name-link`, {}, { token: agent.token });
    const link = linked.body.lines[0]?.nameLink?.url.split('#')[1] ?? '';

    const { body } = await shop.get<NameLinkPage>(`/name-links/${link}`);

    expect(body).toMatchObject({ sender: 'Bay Tours', agency: brand });
  });

  it('name nobody where the papers are the shop’s', async () => {
    const own = await seedPaidOrder(shop, {});
    await change({ phone: '+65 6555 0101', email: null });
    const nameless = await seedPaidOrder(shop, { token: agent.token });

    expect(await readBy(own)).toEqual([null, undefined]);
    expect(await readBy(nameless)).toEqual([null, undefined]);
  });
});
