import { useState } from 'react';
import { screen } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import type { Session } from '@straits/session';
import catalog from '../locales/en.json';
import { OfferWaiting, type WaitingWish } from './OfferWaiting';

const WISH = { optionId: 'river-zoo-day', localDate: '2026-12-10', quantity: 2 };
const open = async (session: Session, wish: WaitingWish = WISH) => {
  const view = await renderPage(<OfferWaiting wish={wish} />, { at: '/attraction/river-zoo', texts: { catalog }, session });
  await view.user.click(screen.getByRole('button', { name: 'Wait for this day' }));
  return view;
};
const field = () => screen.findByRole('textbox', { name: /Your e-mail address/ });
const join = () => screen.getByRole('button', { name: 'Put me on the waiting list' });

it('lets a guest wait, and says where the mail goes', async () => {
  const requests = fakeApi({ 'POST /waiting-list': { body: { done: true, isMailed: true } } });
  const { user } = await open({ status: 'visitor' });

  await user.type(await field(), ' ada@straits.test ');
  await user.click(join());

  expect(await screen.findByText(/on its way to ada@straits.test/)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(requests.at(-1)).toMatchObject({
    what: 'POST /waiting-list',
    body: { optionId: 'river-zoo-day', localDates: ['2026-12-10'], quantity: 2, email: 'ada@straits.test' },
  });
});

it('says that the guest is on the list where the letter is held back', async () => {
  fakeApi({ 'POST /waiting-list': { body: { done: true, isMailed: false } } });
  const { user } = await open({ status: 'visitor' });

  await user.type(await field(), 'ada@straits.test');
  await user.click(join());

  expect(await screen.findByText(/No letter is on its way to ada@straits.test.*You are on the list all the same/)).toBeVisible();
});

it('waits for every full night of a stay with one request', async () => {
  const requests = fakeApi({ 'POST /waiting-list': { body: { done: true, isMailed: true } } });
  const { user } = await open(person(), { ...WISH, otherDates: ['2026-12-11', '2026-12-12'] });

  await field();
  await user.click(join());

  expect(await screen.findByRole('link', { name: 'See my waiting lists' })).toBeVisible();
  expect(requests).toMatchObject([{ what: 'POST /waiting-list', body: { localDates: ['2026-12-10', '2026-12-11', '2026-12-12'] } }]);
});

it('knows the address of who is signed in, and leads to their lists', async () => {
  fakeApi({ 'POST /waiting-list': { body: { done: true, isMailed: true } } });
  const { user } = await open(person());
  expect(await field()).toHaveValue('ada@straits.test');

  await user.click(join());

  expect(await screen.findByRole('link', { name: 'See my waiting lists' })).toHaveAttribute('href', '/waiting-list');
});

it('says only of what was sent that it is waited for: a stay made longer is asked for again', async () => {
  const requests = fakeApi({ 'POST /waiting-list': { body: { done: true, isMailed: true } } });
  const Stay = () => {
    const [wish, setWish] = useState<WaitingWish>({ ...WISH, otherDates: ['2026-12-11'] });
    return (
      <>
        <OfferWaiting wish={wish} />
        <button onClick={() => setWish({ ...wish, otherDates: ['2026-12-11', '2026-12-14'] })}>Longer</button>
        <button onClick={() => setWish({ ...wish, quantity: 3 })}>More</button>
      </>
    );
  };
  const { user } = await renderPage(<Stay />, { at: '/hotel/bay', texts: { catalog }, session: person() });
  await user.click(screen.getByRole('button', { name: 'Wait for this day' }));
  for (const change of ['Longer', 'More']) {
    await field();
    await user.click(join());
    expect(await screen.findByRole('link', { name: 'See my waiting lists' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: change }));
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  }
  await user.click(join());

  expect(await screen.findByRole('link')).toBeVisible();
  expect(requests.map(({ body }) => body)).toMatchObject([
    { localDates: ['2026-12-10', '2026-12-11'], quantity: 2 },
    { localDates: ['2026-12-10', '2026-12-11', '2026-12-14'], quantity: 2 },
    { localDates: ['2026-12-10', '2026-12-11', '2026-12-14'], quantity: 3 },
  ]);
});

it('tells a refusal in the language of the page', async () => {
  fakeApi({ 'POST /waiting-list': refused('rate_limited') });
  const shell = { refusals: { rate_limited: 'Terlalu banyak percobaan' }, toast: { fallback: 'Terjadi kesalahan' } };
  const { user } = await renderPage(<OfferWaiting wish={WISH} />, { at: '/', texts: { catalog, shell }, session: person() });
  await user.click(screen.getByRole('button', { name: 'Wait for this day' }));
  await field();
  await user.click(join());

  expect(await screen.findByText('Terlalu banyak percobaan')).toBeVisible();
});

it('says that there are places again, and offers to show them', async () => {
  fakeApi({ 'POST /waiting-list': refused('places_free') });
  const { user } = await open(person());
  await field();
  await user.click(join());

  expect(await screen.findByText('Places are free again')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show the places' })).toBeVisible();
});

it('asks for an address, and keeps what was typed when the API refuses', async () => {
  const requests = fakeApi({ 'POST /waiting-list': refused('rate_limited') });
  const { user } = await open({ status: 'visitor' });

  await field();
  await user.click(join());
  expect(screen.getByText('Type your e-mail address')).toBeVisible();
  await user.type(await field(), 'ada');
  expect(screen.getByText(/This is not an e-mail address/)).toBeVisible();
  await user.type(await field(), '@straits.test');
  await user.click(join());

  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(await field()).toHaveValue('ada@straits.test');
  expect(requests).toHaveLength(1);
});
