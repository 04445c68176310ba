import { fireEvent, screen } from '@testing-library/react';
import type { ClientQuote } from '@straits/api-contract';
import { fakeApi } from '@straits/testing/fake-api';
import { renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { ClientQuotePage } from './ClientQuotePage';

const ID = '00000000-0000-4000-8000-000000000000';
const quote = (change: Partial<ClientQuote> = {}): ClientQuote => ({
  ...{ number: 'Q7KQ2MX9', state: 'open', clientName: 'Mei Tan', note: 'As we said', lang: 'en', createdAt: '2026-12-01T02:00:00Z' },
  ...{ validUntil: '2026-12-02T02:00:00Z', serverNow: '2026-12-01T02:00:00Z', acceptedAt: null, acceptedName: null },
  agency: {
    name: 'Bay Tours',
    licenceNumber: 'TA01',
    uniqueEntityNumber: '2001',
    phone: null,
    email: 'hi@bay.test',
    colour: null,
    logo: null,
  },
  lines: [
    {
      ...{ productName: 'River Zoo', optionName: 'Day ticket', localDate: '2026-12-24', startTime: null, endDate: null, extras: [] },
      picture: { src: '/p', widths: [200], width: 200, height: 150, alt: '', color: '#000000' },
      units: [{ name: 'Adult', quantity: 2 }],
      price: { amount: 177_209, currency: 'SGD' },
    },
  ],
  totals: [{ amount: 177_209, currency: 'SGD' }],
  messages: [],
  ...change,
});
const open = (hash = `#id=${ID}&key=${'k'.repeat(43)}`) => renderPage(<ClientQuotePage />, { at: `/quote${hash}`, texts: { account } });

it('is accepted by a visitor at the price that is shown', async () => {
  const requests = fakeApi({
    [`GET /client-quotes/${ID}`]: { body: quote() },
    [`POST /client-quotes/${ID}/accept`]: {
      body: quote({ state: 'accepted', acceptedName: 'Mei Tan', acceptedAt: '2026-12-01T03:00:00Z' }),
    },
  });
  const { user } = await open();

  await user.click(await screen.findByText('Accept for SGD 1,772.09'));

  expect(await screen.findByText('You have accepted this quote')).toBeVisible();
  expect(requests.at(-1)?.body).toEqual({ name: 'Mei Tan', expected: [{ amount: 177_209, currency: 'SGD' }] });
});

it('says from when until when a journey is, as the PDF does', async () => {
  const lines = quote().lines.map((line) => ({ ...line, endDate: '2026-12-28' }));
  fakeApi({ [`GET /client-quotes/${ID}`]: { body: quote({ lines }) } });
  await open();

  expect(await screen.findByText('Thu, Dec 24 – Mon, Dec 28, 2026')).toBeVisible();
});

it.each([
  ['over', 'This quote is over'],
  ['withdrawn', 'This quote was taken back'],
] as const)('says when it is %s, with no way to accept', async (state, words) => {
  fakeApi({ [`GET /client-quotes/${ID}`]: { body: quote({ state }) } });
  await open();

  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Accept/ })).not.toBeInTheDocument();
});

it('says what to do when the link is cut off', async () => {
  fakeApi({});
  await open('#id=123');

  expect(screen.getByText('Open the whole link that your agency sent you.')).toBeVisible();
});

it('asks the agency something, with the key of the link, also when the quote is over', async () => {
  const message = { id: 1, side: 'client' as const, name: 'Mei Tan', text: 'May we have it again?', at: '2026-12-01T03:00:00Z' };
  const requests = fakeApi({
    [`GET /client-quotes/${ID}`]: { body: quote({ state: 'over' }) },
    [`POST /client-quotes/${ID}/messages`]: { body: quote({ state: 'over', messages: [message] }) },
  });
  const { user } = await open();

  await user.type(await screen.findByLabelText('Your message'), 'May we have it again?');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('May we have it again?')).toBeVisible();
  expect(requests.at(-1)?.query.get('key')).toBe('k'.repeat(43));
});

it('keeps what is typed while a message is on its way', async () => {
  const message = { id: 1, side: 'client' as const, name: 'Mei Tan', text: 'One', at: '2026-12-01T03:00:00Z' };
  fakeApi({
    [`GET /client-quotes/${ID}`]: { body: quote() },
    [`POST /client-quotes/${ID}/messages`]: { body: quote({ messages: [message] }) },
  });
  const { user } = await open();
  const field = await screen.findByLabelText('Your message');
  await user.type(field, 'One');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.change(field, { target: { value: 'One and two' } });

  expect(await screen.findByText('One')).toBeVisible();
  expect(field).toHaveValue('One and two');
});

it('has no fields on paper, and no link to another paper', async () => {
  fakeApi({ [`GET /client-quotes/${ID}`]: { body: quote() } });
  await open();

  const name = await screen.findByLabelText('Your name');

  for (const part of [name, screen.getByLabelText('Your message'), screen.getByText('Quote as PDF')])
    // oxlint-disable-next-line testing-library/no-node-access -- what is left out on paper is a box without a name
    expect(part.closest('[data-print=hide]')).not.toBeNull();
});

it('shows the words of the agency in the lines they were written in', async () => {
  fakeApi({ [`GET /client-quotes/${ID}`]: { body: quote({ note: 'Driver all the way.\nBreakfast is extra.' }) } });
  await open();

  expect(await screen.findByText(/Breakfast is extra/)).toHaveStyle({ 'white-space': 'pre-line' });
});

it('does not say that somebody accepted what the agency books without that', async () => {
  fakeApi({ [`GET /client-quotes/${ID}`]: { body: quote({ state: 'booked' }) } });
  await open();

  expect(await screen.findByText('Bay Tours is booking this for you')).toBeVisible();
  expect(screen.queryByText('You have accepted this quote')).not.toBeInTheDocument();
});
