import { act, screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { SuggestQuery } from '@straits/api-contract';
import { REFUSALS } from '@straits/api-contract/refusals';
import { signedIn, signOutAsked, type Session } from '@straits/session';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { BulkPage } from './BulkPage';

const zoo = {
  ...{ id: 'river-zoo', kind: 'attraction', name: 'River Zoo', lang: 'en' },
  options: [
    {
      ...{ id: 'day', name: 'Day ticket', startTimes: [], openDated: false, anyTime: false, questions: [], minUnits: 1 },
      units: [{ id: 'adult', name: 'Adult' }],
    },
  ],
};
const net = { options: [{ optionId: 'day', units: [{ id: 'adult', net: { amount: 2_500, currency: 'SGD' } }] }] };
const suggested = {
  type: 'product',
  id: 'river-zoo',
  kind: 'attraction',
  name: 'River Zoo',
  detail: 'Mandai',
  href: '/attraction/river-zoo',
};
beforeEach(() => sessionStorage.clear());
const open = (role: 'booker' | 'viewer' = 'booker') =>
  renderPage(<BulkPage />, { at: '/agency/bulk', texts: { account }, session: person({ IsB2B: 'true', AgencyRole: role }) });

it('puts several days into the cart one after the other, says why one was refused, and sends only that one again', async () => {
  let isFull = true;
  const requests = fakeApi({
    'GET /suggest': ({ query }) =>
      SuggestQuery.safeParse(Object.fromEntries(query)).success
        ? { body: { items: [suggested, { ...suggested, id: 'inn', kind: 'hotel', name: 'River Inn' }] } }
        : refused('request_malformed'),
    'GET /products/attraction/river-zoo': { body: zoo },
    'GET /net-prices/attraction/river-zoo': { body: net },
    'POST /cart/lines': ({ body }) =>
      isFull && (body as { localDate: string }).localDate === '2027-03-02' ? refused('date_sold_out') : { body: { lines: [] } },
  });
  const { user } = await open();
  await user.type(screen.getByLabelText(account.agency.bulk.search), 'river');
  await user.click(screen.getByRole('button', { name: account.agency.bulk.find }));
  await user.click(await screen.findByRole('button', { name: 'Add a line of River Zoo' }));
  expect(screen.queryByText(/River Inn/)).not.toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Put 1 line into the cart' }));
  expect(screen.getByText(account.agency.bulk.dateMissing)).toBeVisible();
  await user.type(screen.getByLabelText('Date of River Zoo'), '2027-03-01');
  await user.clear(screen.getByLabelText('Adult'));
  await user.type(screen.getByLabelText('Adult'), '3');
  expect(screen.getByText('SGD 75.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next day too: River Zoo' }));
  await user.click(screen.getByRole('button', { name: 'Put 2 lines into the cart' }));

  expect(await screen.findByText('1 of 2 are in the cart')).toBeVisible();
  expect(screen.getByText(REFUSALS.date_sold_out.message)).toBeVisible();
  isFull = false;
  await user.click(screen.getByRole('button', { name: 'Put 1 line into the cart' }));
  expect(await screen.findByText('2 of 2 are in the cart')).toBeVisible();
  const sent = requests.filter(({ what }) => what === 'POST /cart/lines');
  expect(sent.map(({ body }) => (body as { localDate: string }).localDate)).toEqual(['2027-03-01', '2027-03-02', '2027-03-02']);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  expect(sent[0]?.body).toMatchObject({ productId: 'river-zoo', optionId: 'day', units: [{ unitId: 'adult', quantity: 3 }] });
});

it('a line whose answer was lost is not changed before it is known: it is asked for again under the same key', async () => {
  let isOffline = true;
  const requests = fakeApi({
    'GET /suggest': { body: { items: [suggested] } },
    'GET /products/attraction/river-zoo': { body: zoo },
    'GET /net-prices/attraction/river-zoo': { body: net },
    'POST /cart/lines': () => {
      if (isOffline) throw new TypeError('the network is gone');
      return { body: { lines: [] } };
    },
  });
  const { user } = await open();
  await user.type(screen.getByLabelText(account.agency.bulk.search), 'river');
  await user.click(screen.getByRole('button', { name: account.agency.bulk.find }));
  await user.click(await screen.findByRole('button', { name: 'Add a line of River Zoo' }));
  await user.type(await screen.findByLabelText('Date of River Zoo'), '2027-03-01');
  await user.click(screen.getByRole('button', { name: 'Put 1 line into the cart' }));

  expect(await screen.findByText(account.agency.bulk.unknown)).toBeVisible();
  expect(screen.queryByLabelText('Date of River Zoo')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Take River Zoo out' })).not.toBeInTheDocument();
  isOffline = false;
  await user.click(screen.getByRole('button', { name: 'Put 1 line into the cart' }));

  expect(await screen.findByText('1 of 1 are in the cart')).toBeVisible();
  const sent = requests.filter(({ what }) => what === 'POST /cart/lines');
  expect(sent).toHaveLength(2);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
});

it('stands there again after a reload, and sends nothing twice', async () => {
  let isOffline = true;
  const requests = fakeApi({
    'GET /suggest': { body: { items: [suggested] } },
    'GET /products/attraction/river-zoo': { body: zoo },
    'GET /net-prices/attraction/river-zoo': { body: net },
    'POST /cart/lines': ({ body }) => {
      if (isOffline && (body as { localDate: string }).localDate === '2027-03-02') throw new TypeError('the network is gone');
      return { body: { lines: [] } };
    },
  });
  const { user, unmount } = await open();
  await user.type(screen.getByLabelText(account.agency.bulk.search), 'river');
  await user.click(screen.getByRole('button', { name: account.agency.bulk.find }));
  await user.click(await screen.findByRole('button', { name: 'Add a line of River Zoo' }));
  await user.type(await screen.findByLabelText('Date of River Zoo'), '2027-03-01');
  await user.click(screen.getByRole('button', { name: 'Next day too: River Zoo' }));
  await user.click(screen.getByRole('button', { name: 'Put 2 lines into the cart' }));
  expect(await screen.findByText(account.agency.bulk.unknown)).toBeVisible();
  unmount();
  isOffline = false;
  // A page that is loaded anew learns a little later who is here.
  const { user: later, scope } = await renderPage(<BulkPage />, { at: '/agency/bulk', texts: { account }, session: { status: 'unknown' } });
  const { user: agent } = person({ IsB2B: 'true', AgencyRole: 'booker' }) as Extract<Session, { status: 'signed' }>;
  await act(() => allSettled(signedIn, { scope, params: { token: 'token', user: agent, cartMerge: null } }));

  expect(await screen.findByText('1 of 2 are in the cart')).toBeVisible();
  await later.click(screen.getByRole('button', { name: 'Put 1 line into the cart' }));
  expect(await screen.findByText('2 of 2 are in the cart')).toBeVisible();
  const sent = requests.filter(({ what }) => what === 'POST /cart/lines');
  expect(sent.map(({ body }) => (body as { localDate: string }).localDate)).toEqual(['2027-03-01', '2027-03-02', '2027-03-02']);
  expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
});

it('lets a viewer add nothing', async () => {
  fakeApi({});
  await open('viewer');

  expect(screen.getByText(account.agency.bulk.viewer)).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('keeps nothing of who has signed out', async () => {
  fakeApi({
    'GET /suggest': { body: { items: [suggested] } },
    'GET /products/attraction/river-zoo': { body: zoo },
    'GET /net-prices/attraction/river-zoo': { body: net },
    'POST /auth/sign-out': { body: {} },
  });
  const { user, scope } = await open();
  await user.type(screen.getByLabelText(account.agency.bulk.search), 'river');
  await user.click(screen.getByRole('button', { name: account.agency.bulk.find }));
  await user.click(await screen.findByRole('button', { name: 'Add a line of River Zoo' }));
  expect(await screen.findByLabelText('Date of River Zoo')).toBeVisible();
  expect(sessionStorage).toHaveLength(1);

  await act(() => allSettled(signOutAsked, { scope }));

  expect(sessionStorage).toHaveLength(0);
});
