import { screen, waitFor } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { QuotesPage } from './QuotesPage';

const sgd = (amount: number) => ({ amount, currency: 'SGD' });
const shown = {
  ...{ productName: 'River Zoo', optionName: 'Day ticket', localDate: null, startTime: null, endDate: null, extras: [] },
  picture: { src: '/p', widths: [200], width: 200, height: 150, alt: '', color: '#000000' },
  units: [{ name: 'Adult', quantity: 2 }],
};
const quote = {
  ...{ id: 'one', number: 'Q7KQ2MX9', state: 'open', clientName: 'Mei Tan', clientEmail: null, note: null, madeBy: 'Ada Lim' },
  ...{ createdAt: '2026-12-01T02:00:00Z', validUntil: '2026-12-02T02:00:00Z', acceptedAt: null, acceptedName: null },
  lines: [{ ...shown, net: sgd(10_000), price: sgd(12_000), markup: { kind: 'percent', value: 200 } }],
  totals: [{ net: sgd(10_000), price: sgd(12_000) }],
  ...{
    link: 'https://tour.straits.test/quote#id=one&key=k',
    pdf: '/travel/v1/client-quotes/one/quote.pdf?key=k',
    messages: [] as object[],
  },
};

it('makes a quote with the markup that is typed, and hides net when a client looks', async () => {
  const requests = fakeApi({
    'GET /agency/quotes/cart': { body: { lines: [{ ...shown, lineId: 'line', net: sgd(10_000), retail: sgd(13_000), isHeld: true }] } },
    'GET /agency/quotes': { body: { items: [] } },
    'POST /agency/quotes': { body: quote },
  });
  const { user } = await renderPage(<QuotesPage />, {
    at: '/agency/quotes',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });

  const markup = await screen.findByLabelText('Markup on River Zoo');
  await user.clear(markup);
  await user.type(markup, '20');
  expect(screen.getByText('SGD 120.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make the quote' }));
  expect(screen.getByText("Enter your client's name")).toBeVisible();
  expect(screen.getByLabelText(/Client's name/)).toHaveFocus();
  await user.keyboard('Mei Tan{Enter}');

  expect(await screen.findByText('Net SGD 100.00, you earn SGD 20.00')).toBeVisible();
  expect(requests.find(({ what }) => what === 'POST /agency/quotes')?.body).toMatchObject({
    clientName: 'Mei Tan',
    lines: [{ lineId: 'line', markup: { kind: 'percent', value: 200 } }],
  });
  await user.click(screen.getByLabelText('Show net prices (F8)'));
  expect(screen.queryByText(/Net SGD/)).not.toBeInTheDocument();
  await user.keyboard('{F8}');
  expect(screen.getByText(/Net SGD/)).toBeVisible();
});

it('leads to the cart whose places ran out, before and after a quote was refused', async () => {
  const line = { ...shown, lineId: 'line', net: sgd(10_000), retail: sgd(13_000), isHeld: true };
  let lines = [line];
  fakeApi({
    'GET /agency/quotes/cart': () => ({ body: { lines } }),
    'GET /agency/quotes': { body: { items: [] } },
    'POST /agency/quotes': refused('cart_line_expired'),
  });
  const { user } = await renderPage(<QuotesPage />, {
    at: '/agency/quotes',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });
  await user.type(await screen.findByLabelText(/Client's name/), 'Mei Tan');
  expect(screen.queryByRole('link', { name: 'Open the cart' })).not.toBeInTheDocument();

  lines = [{ ...line, isHeld: false }];
  await user.click(screen.getByRole('button', { name: 'Make the quote' }));

  expect(await screen.findByText('1 item in your cart is no longer held')).toBeVisible();
  expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Open the cart' })).toHaveAttribute('href', '/cart');
  expect(screen.getByLabelText(/Client's name/)).toHaveValue('Mei Tan');
});

it('says any other failure beside the places that ran out, and names units in their language', async () => {
  const line = { ...shown, lang: 'id', units: [{ name: 'Dewasa', quantity: 2 }], lineId: 'line', net: sgd(10_000), retail: sgd(13_000) };
  fakeApi({
    'GET /agency/quotes/cart': { body: { lines: [{ ...line, isHeld: false }] } },
    'GET /agency/quotes': { body: { items: [] } },
    'POST /agency/quotes': refused('rate_limited'),
  });
  const { user } = await renderPage(<QuotesPage />, {
    at: '/agency/quotes',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });
  await user.type(await screen.findByLabelText(/Client's name/), 'Mei Tan');
  const before = screen.getAllByRole('alert').filter(({ textContent }) => textContent).length;
  await user.click(screen.getByRole('button', { name: 'Make the quote' }));

  await waitFor(() => expect(screen.getAllByRole('alert').filter(({ textContent }) => textContent)).toHaveLength(before + 1));
  expect(screen.getByText('1 item in your cart is no longer held')).toBeVisible();
  expect(screen.getByText('2 × Dewasa')).toHaveAttribute('lang', 'id');
});

it('shows what the client wrote last at once, and answers it', async () => {
  const asked = { id: 1, side: 'client', name: 'Mei Tan', text: 'Is the 26th possible?', at: '2026-12-01T03:00:00Z' };
  const answered = { ...asked, id: 2, side: 'agency', name: 'Ada Lim', text: 'Yes.' };
  const requests = fakeApi({
    'GET /agency/quotes/cart': { body: { lines: [] } },
    'GET /agency/quotes': { body: { items: [{ ...quote, messages: [asked] }] } },
    'POST /agency/quotes/one/messages': { body: { items: [{ ...quote, messages: [asked, answered] }] } },
  });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user } = await renderPage(<QuotesPage />, {
    at: '/agency/quotes#Q7KQ2MX9',
    texts: { account },
    session: person({ IsB2B: 'true', AgencyRole: 'booker' }),
  });

  expect(await screen.findByText('Is the 26th possible?')).toBeVisible();
  expect(scroll.mock.contexts).toEqual([screen.getByRole('article')]);
  scroll.mockRestore();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Write something first')).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveAttribute('maxlength', '2000');
  await user.type(screen.getByLabelText('Your answer'), 'Yes.');
  await user.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText('Yes.')).toBeVisible();
  expect(screen.getByLabelText('Your answer')).toHaveValue('');
  expect(requests.at(-1)?.body).toEqual({ text: 'Yes.' });
});
