import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, refused } from '@straits/testing/fake-api';
import { person, renderPage, type Surroundings } from '@straits/testing/render-page';
import account from '../locales/en.json';
import { orderWith } from '../orders.fixture';
import { OrderDetailPage } from './OrderDetailPage';

const open = (change: Partial<Surroundings> = {}) =>
  renderPage(<OrderDetailPage />, { at: '/order-detail?order=ST7KQ2MX9P', texts: { account }, session: person(), ...change });
const ORDER = 'GET /orders/ST7KQ2MX9P';

describe('order detail', () => {
  it.each([
    [{ heldMail: {} }, 1],
    [{}, 0],
  ])('with %j says that its mails wait %d times', async (held, times) => {
    fakeApi({ [ORDER]: { body: orderWith(held) } });

    await open();
    await screen.findByRole('heading', { name: 'Booking ST7KQ2MX9P' });

    expect(screen.queryAllByText(account.order.heldMail.title)).toHaveLength(times);
  });

  it('shows what was booked, for whom, and what it cost', async () => {
    fakeApi({ [ORDER]: { body: orderWith({ note: 'Two prams' }) } });

    await open();

    expect(await screen.findByRole('heading', { name: 'Booking ST7KQ2MX9P' })).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent(
      /Night Safari.*Entry with tram.*Dec 24, 2026, 19:15.*2 × Adult, 1 × Child.*Ada Lim.*T0123456789ABCDE/,
    );
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(
      /2 × Adult.*SGD 100.00.*1 × Child.*SGD 28.00.*Total SGD 128.00/,
    );
    expect(screen.getByRole('region', { name: 'Booking details' })).toHaveTextContent(/ada@straits.test.*Card.*CQ2MX9P7K3.*Two prams/);
    expect(within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem')).toHaveLength(2);
  });

  it.each([
    ['cruise' as const, 'Paid on board'],
    ['ferry' as const, 'Paid at the terminal'],
  ])('says of a %s what is paid there, which is in no total', async (kind, label) => {
    const order = orderWith();
    const lines = order.lines.map((line) => ({ ...line, kind, paidOnBoard: { amount: 9_600, currency: 'USD' } }));
    fakeApi({ [ORDER]: { body: { ...order, lines } } });

    await open();

    expect(await screen.findByRole('article')).toHaveTextContent(new RegExp(`${label}.*USD 96.00`));
  });

  it.each([
    ['cruise' as const, '8042', 'Cabin 8042'],
    ['hotel' as const, 'Mei Tan', 'Shared with Mei Tan'],
  ])('says of a %s where each traveller is', async (kind, berth, words) => {
    const order = orderWith();
    const lines = order.lines.map((line) => ({ ...line, kind, passengers: line.passengers.map((one) => ({ ...one, berth })) }));
    fakeApi({ [ORDER]: { body: { ...order, lines } } });

    await open();

    expect(await screen.findByText(words)).toBeVisible();
  });

  it('counts the tickets that still stand of a line that is cancelled in part', async () => {
    const order = orderWith();
    const lines = order.lines.map((line) => ({
      ...line,
      passengers: [...line.passengers, { ...line.passengers[0]!, id: 'child', unitName: 'Child', isCancelled: true }],
    }));
    fakeApi({ [ORDER]: { body: { ...order, lines } } });

    await open();

    const bought = await screen.findByRole('article');
    expect(within(bought).getByText(/^2 × Adult/)).toBeVisible();
    expect(within(bought).queryByText(/× Child/)).not.toBeInTheDocument();
  });

  it('marks the names that stand in the language in which they were sold', async () => {
    fakeApi({ [ORDER]: { body: orderWith({ lang: 'zh-Hans' }) } });

    await open();

    const sold = await screen.findByRole('heading', { name: 'Night Safari' });
    expect(sold).toHaveAttribute('lang', 'zh-Hans');
  });

  it('says of each unit in which language it was sold: a supplier may have left it in English', async () => {
    const order = orderWith({ lang: 'zh-Hans' });
    const lines = order.lines.map((line) => ({
      ...line,
      units: line.units.map((unit) => (unit.name === 'Child' ? { ...unit, lang: 'en' } : unit)),
    }));
    fakeApi({ [ORDER]: { body: { ...order, lines } } });

    await open();

    const bought = await screen.findByRole('article');
    expect(within(bought).getByText(/^2 × Adult/)).toHaveAttribute('lang', 'zh-Hans');
    expect(within(bought).getByText(/^1 × Child/)).toHaveAttribute('lang', 'en');
    expect(within(screen.getByRole('region', { name: 'Price' })).getByText('1 × Child')).toHaveAttribute('lang', 'en');
  });

  it('draws the cancellation terms with amounts, and what a cancellation costs now', async () => {
    fakeApi({ [ORDER]: { body: orderWith() } });

    await open();

    const steps = within(await screen.findByRole('article')).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/All comes back: SGD\u00a0128.00.*now/),
        expect.stringMatching(/50 % comes back: SGD\u00a064.00/),
        'Nothing comes backAfter that',
      ]),
    );
    expect(screen.getByRole('region', { name: 'Cancel' })).toHaveTextContent(/100 % comes back until Dec 18, 00:00/);
  });

  it('saves ticket, invoice, receipt and calendar entry for a guest by the key of the link', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:file';
    HTMLAnchorElement.prototype.click = function () {
      saved.push(this.download);
    };
    const requests = fakeApi({
      [ORDER]: { body: orderWith() },
      'GET /orders/ST7KQ2MX9P/documents/ticket.pdf': {},
      'GET /orders/ST7KQ2MX9P/documents/invoice.pdf': {},
      'GET /orders/ST7KQ2MX9P/documents/receipt.pdf': {},
      'GET /orders/ST7KQ2MX9P/calendar.ics': {},
    });
    const { user } = await open({ at: '/order-detail?order=ST7KQ2MX9P&key=k1', session: { status: 'visitor' } });

    for (const name of ['E-ticket (PDF)', 'Invoice (PDF)', 'Receipt (PDF)', 'Add to calendar'])
      await user.click(await screen.findByRole('button', { name }));

    const files = ['ticket.pdf', 'invoice.pdf', 'receipt.pdf', 'calendar.ics'].map((name) => `ST7KQ2MX9P-${name}`);
    await waitFor(() => expect(saved).toEqual(files));
    expect(requests.every(({ query }) => query.get('key') === 'k1')).toBe(true);
  });

  it('keeps a guest’s key behind the # of the address', async () => {
    fakeApi({ [ORDER]: { body: orderWith() } });

    await open({ at: '/order-detail?order=ST7KQ2MX9P&key=k1', session: { status: 'visitor' } });

    await waitFor(() => expect(window.location.search + window.location.hash).toBe('?order=ST7KQ2MX9P#key=k1'));
    expect(await screen.findByRole('heading', { name: 'Booking ST7KQ2MX9P' })).toBeVisible();
  });

  it('says in place why a document could not be loaded', async () => {
    fakeApi({ [ORDER]: { body: orderWith() }, 'GET /orders/ST7KQ2MX9P/documents/ticket.pdf': refused('document_not_ready') });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'E-ticket (PDF)' }));

    expect(await screen.findByText(/The file could not be loaded. This document is ready once the order is paid./)).toBeVisible();
  });

  it('asks to pay what waits for payment, and has no documents yet', async () => {
    fakeApi({
      [ORDER]: {
        body: orderWith({
          status: 'ORDERED',
          paidAt: null,
          expiresAt: '2026-11-21T04:00:00Z',
          documents: { invoice: false, ticket: false, creditNote: false },
        }),
      },
    });

    await open();

    expect(await screen.findByRole('link', { name: 'Pay SGD\u00a0128.00' })).toHaveAttribute('href', '/payment?order=ST7KQ2MX9P');
    expect(screen.getByText('Ready once the booking is paid.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'E-ticket (PDF)' })).not.toBeInTheDocument();
  });

  it('says of a deposit what is paid, what is due by when and what comes of it, and leads to the balance', async () => {
    const sgd = (amount: number) => ({ amount, currency: 'SGD' });
    const plan = {
      ...{ deposit: sgd(2_800), balance: sgd(10_000), due: sgd(10_000), balanceOn: '2026-12-11', endsAt: '2026-12-14T16:00:00Z' },
      depositPaidAt: '2026-11-20T02:05:00Z',
      payments: [{ part: 'deposit' as const, amount: sgd(2_800), method: 'card' as const, at: '2026-11-20T02:05:00Z' }],
    };
    const history = [{ status: 'ORDERED' as const, by: 'provider' as const, at: '2026-11-20T02:05:00Z', reason: 'deposit_paid' }];
    const documents = { invoice: true, ticket: false, creditNote: false };
    const unpaid = { status: 'ORDERED' as const, paidAt: null, paymentMethod: null, confirmationNumber: null, expiresAt: plan.endsAt };
    const requests = fakeApi({
      [ORDER]: { body: orderWith({ ...unpaid, plan, history, documents }) },
      'GET /orders/ST7KQ2MX9P/documents/receipt.pdf': {},
    });
    URL.createObjectURL = () => 'blob:file';

    const { user } = await open();

    expect(await screen.findByRole('link', { name: 'Pay the balance of SGD\u00a0100.00' })).toBeVisible();
    expect(screen.getByText('Pay the balance by Fri, Dec 11, 2026')).toBeVisible();
    expect(screen.getByText(/cancelled on Dec 15, 00:00.*never more than your deposit/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Price' })).toHaveTextContent(/Deposit paid.*SGD 28.00.*Balance due by.*SGD 100.00/);
    expect(screen.getByRole('region', { name: 'Cancel' })).toHaveTextContent(/100 % comes back until.*Only your deposit is paid/);
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('The deposit is paid');
    await user.click(screen.getByRole('button', { name: 'Receipt for the deposit (PDF)' }));
    await waitFor(() => expect(requests.at(-1)?.query.get('part')).toBe('deposit'));
  });

  it('says why an order ended whose balance did not come, and asks for it no more', async () => {
    const sgd = (amount: number) => ({ amount, currency: 'SGD' });
    const plan = {
      ...{ deposit: sgd(2_800), balance: sgd(10_000), due: sgd(0), balanceOn: '2026-12-11', endsAt: '2026-12-14T16:00:00Z' },
      depositPaidAt: '2026-11-20T02:05:00Z',
      payments: [{ part: 'deposit' as const, amount: sgd(2_800), method: 'card' as const, at: '2026-11-20T02:05:00Z' }],
    };
    const history = [{ status: 'CANCELLED' as const, by: 'system' as const, at: plan.endsAt, reason: 'balance_unpaid' }];
    const declined = {
      ...{ id: 'p2', orderCode: 'ST7KQ2MX9P', method: 'card' as const, status: 'failed' as const, amount: sgd(10_000) },
      ...{ createdAt: plan.endsAt, expiresAt: null, reason: 'card_declined', nextAction: null, transfer: null, proof: null },
    };
    fakeApi({ [ORDER]: { body: orderWith({ status: 'CANCELLED', plan, history, payment: declined }) } });

    await open();

    expect(await screen.findByText('The balance was not paid in time', { selector: '[role=status] p' })).toBeVisible();
    const price = screen.getByRole('region', { name: 'Price' });
    expect(price).toHaveTextContent('Deposit');
    expect(price).not.toHaveTextContent('Balance');
  });

  it('shows beside each traveller what the operator was told', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const answers = [{ questionId: 'meal', label: 'Makanan', text: 'Vegan' }];
    const passengers = [{ ...line.passengers[0]!, answers }];
    fakeApi({ [ORDER]: { body: orderWith({ lang: 'id', lines: [{ ...line, passengers }] }) } });

    await open();

    expect(await screen.findByText('Makanan')).toHaveAttribute('lang', 'id');
    expect(screen.getByRole('article')).toHaveTextContent(/Ada Lim.*Makanan.*Vegan/);
  });

  it('numbers travellers who have no name yet where one can be cancelled', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const nameless = { ...line.passengers[0]!, id: '66666666-6666-4666-8666-666666666666', name: '' };
    fakeApi({ [ORDER]: { body: orderWith({ lines: [{ ...line, passengers: [...line.passengers, nameless] }] }) } });
    const { user } = await open({ at: '/order-detail?order=ST7KQ2MX9P#key=k1', session: { status: 'visitor' } });

    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));

    expect(await screen.findByRole('checkbox', { name: 'Traveller 2 Adult' })).toBeChecked();
  });

  it('tells the way there from the way back where one of them can be cancelled, also on the same day', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const leg = (id: string, optionName: string, startTime: string) => ({ ...line, id, optionName, startTime, productName: 'Batam ferry' });
    const lines = [
      leg(line.id, 'HarbourFront → Batam', '08:30'),
      leg('77777777-7777-4777-8777-777777777777', 'Batam → HarbourFront', '17:20'),
    ];
    fakeApi({ [ORDER]: { body: orderWith({ lines }) } });
    const { user } = await open();
    expect(await screen.findByRole('region', { name: 'Price' })).toHaveTextContent(/HarbourFront → Batam.*Batam → HarbourFront/);

    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));

    expect(await screen.findByRole('checkbox', { name: /^Batam ferry · Batam → HarbourFront.*17:20/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Batam ferry · HarbourFront → Batam.*08:30/ })).toBeChecked();
  });

  it('says what is missing on the button where nothing is chosen, never that all is cancelled for good', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const bea = { ...line.passengers[0]!, id: '66666666-6666-4666-8666-666666666666', name: 'Bea Lim' };
    fakeApi({
      [ORDER]: { body: orderWith({ lines: [{ ...line, passengers: [...line.passengers, bea] }] }) },
      'POST /orders/ST7KQ2MX9P/cancel-quote': refused('quantity_out_of_range'),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    expect(await screen.findByRole('button', { name: 'Cancel booking' })).toBeDisabled();

    await user.click(await screen.findByRole('checkbox', { name: 'Ada Lim Adult' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Bea Lim Adult' }));
    await user.click(screen.getByRole('button', { name: 'Choose what to cancel' }));

    expect(screen.getByRole('group', { name: 'What do you want to cancel?' })).toHaveAccessibleDescription(/Choose what to cancel/);
    expect(screen.queryByRole('button', { name: 'Cancel for good' })).not.toBeInTheDocument();
  });

  it('says what to do where too few would be left', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const bea = { ...line.passengers[0]!, id: '66666666-6666-4666-8666-666666666666', name: 'Bea Lim' };
    fakeApi({
      [ORDER]: { body: orderWith({ lines: [{ ...line, passengers: [...line.passengers, bea] }] }) },
      'POST /orders/ST7KQ2MX9P/cancel-quote': refused('quantity_out_of_range'),
    });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));

    expect(await screen.findByText(/Too few travellers would be left.*Cancel all of it/)).toBeVisible();
  });

  it('cancels a part at the refund that was shown, for the reason that was given', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const bea = { ...line.passengers[0], id: '66666666-6666-4666-8666-666666666666', name: 'Bea Lim' } as (typeof line.passengers)[number];
    const order = orderWith({ lines: [{ ...line, passengers: [...line.passengers, bea] }] });
    const money = (amount: number) => ({ amount, currency: 'SGD' });
    const requests = fakeApi({
      [ORDER]: { body: order },
      'POST /orders/ST7KQ2MX9P/cancel-quote': {
        body: {
          paid: money(5000),
          refund: money(2500),
          fee: money(2500),
          refundTo: 'card',
          refunds: [],
          lines: [],
          serverNow: order.serverNow,
        },
      },
      'POST /orders/ST7KQ2MX9P/cancel': {
        body: order,
      },
    });
    const { user } = await open({ at: '/order-detail?order=ST7KQ2MX9P#key=k1', session: { status: 'visitor' } });

    await user.click(await screen.findByRole('button', { name: 'Cancel this booking' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Ada Lim Adult' }));
    const confirm = await screen.findByRole('button', { name: 'Cancel and get back SGD\u00a025.00' });
    await user.click(confirm);
    expect(screen.getByRole('combobox', { name: /Reason/ })).toHaveFocus();
    expect(screen.getByText('Choose a reason')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: /Reason/ }), 'ill');
    await user.click(confirm);

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = requests.find(({ what }) => what.endsWith('/cancel'));
    expect(sent?.body).toEqual({
      lines: [{ lineId: line.id, travellerIds: [bea.id] }],
      reason: 'Illness or accident',
      expectedRefund: money(2500),
    });
    expect(sent?.query.get('key')).toBe('k1');
    expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  });

  it('puts what was not paid in time into the cart again, and says what is gone', async () => {
    const requests = fakeApi({
      [ORDER]: { body: orderWith({ status: 'EXPIRED', paidAt: null }) },
      'POST /cart/lines': refused('date_sold_out'),
    });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Book again' }));

    expect(await screen.findByRole('link', { name: 'Choose another date' })).toHaveAttribute('href', '/attraction/night-safari');
    expect(requests.find(({ what }) => what === 'POST /cart/lines')?.body).toMatchObject({
      optionId: 'night-safari-tram',
      localDate: '2026-12-24',
    });
  });

  it('books again without what the operator no longer asks for, and says what that is', async () => {
    const [line] = orderWith().lines as [ReturnType<typeof orderWith>['lines'][number]];
    const answers = [
      { questionId: 'hotel', label: 'Hotel', text: 'Raffles' },
      { questionId: 'shoe', label: 'Shoe size', text: '42' },
    ];
    const isAsked = (body: unknown) => 'shoe' in (body as { answers: object }).answers;
    const gone = refused('request_malformed', [{ field: 'answers.shoe', message: 'is not asked' }]);
    const requests = fakeApi({
      [ORDER]: { body: orderWith({ status: 'EXPIRED', paidAt: null, lines: [{ ...line, answers }] }) },
      'POST /cart/lines': ({ body }) => (isAsked(body) ? gone : { body: {} }),
    });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Book again' }));

    expect(await screen.findByText('It is in your cart, without what the operator no longer asks for or sells: Shoe size.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to cart' })).toBeVisible();
    expect(requests.filter(({ what }) => what === 'POST /cart/lines').at(-1)?.body).toMatchObject({ answers: { hotel: 'Raffles' } });
  });

  it('leads to the product where a question is to be answered anew, such as of a pick-up point that is gone', async () => {
    fakeApi({ [ORDER]: { body: orderWith({ status: 'EXPIRED', paidAt: null }) }, 'POST /cart/lines': refused('answer_missing') });
    const { user } = await open();

    await user.click(await screen.findByRole('button', { name: 'Book again' }));

    expect(await screen.findByText('A question needs its answer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See Night Safari' })).toHaveAttribute('href', '/attraction/night-safari');
  });

  it.each([
    ['a visitor without a key', { session: { status: 'visitor' } } as const, 'Sign in'],
    ['someone to whom it does not belong', {}, 'My bookings'],
  ])('says the same to %s as for an unknown order, with a way on', async (...[, surroundings, way]) => {
    fakeApi({});

    await open(surroundings);

    expect(await screen.findByRole('heading', { name: 'No booking here' })).toBeVisible();
    expect(screen.getByRole('link', { name: way })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Find my booking' })).toHaveAttribute('href', '/find-booking');
  });
});
