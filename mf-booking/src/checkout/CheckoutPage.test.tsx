import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStarted } from '@straits/session';
import { answerWith, InShop, type Answered } from '../acts/shop.fixture';
import { aCart, aLine } from '../cart-line/cart.builder';
import { anOrder } from '../acts/order.builder';
import { CheckoutPage } from './CheckoutPage';
import { draftUsed } from './draft.model';
import { outcomeLeft } from './place-order.model';

const now = (minutes = 0) => new Date(Date.now() + minutes * 60_000).toISOString();
const hold = () => ({
  id: '22222222-2222-4222-8222-222222222222',
  status: 'ACTIVE' as const,
  expiresAt: now(25),
  serverNow: now(),
  renewalsLeft: 10,
});
const held = (change: Parameters<typeof aLine>[0] = {}) => aLine({ hold: hold(), ...change });
const cartOf = (...lines: ReturnType<typeof aLine>[]) => aCart(lines, { serverNow: now() });
const contact = { name: 'Ada Tan', email: 'ada@straits.test', phone: '91234567', country: 'SG' };

let api: Answered;
beforeEach(() => {
  draftUsed();
  outcomeLeft();
  sessionStarted();
});
afterEach(() => api.restore());

const show = (path: string, answers: Record<string, unknown>) => {
  window.history.replaceState(null, '', path);
  api = answerWith({ 'GET /cart': cartOf(held()), 'GET /cart/draft': {}, 'PUT /cart/draft': {}, ...answers });
  render(<CheckoutPage />, { wrapper: InShop });
};

describe('the checkout', () => {
  it('asks a guest for the contact first, with signing in as an offer that comes back', async () => {
    show('/checkout', {});

    expect(await screen.findByRole('heading', { level: 1, name: 'Contact details' })).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login?next=%2Fcheckout%3Fstep%3Dcontact'),
    );
  });

  it('lists what is missing, takes the focus there, and says so in the title', async () => {
    document.title = 'Checkout';
    show('/checkout?step=contact', {});

    await userEvent.click(await screen.findByRole('button', { name: 'Continue to review' }));

    const problem = screen.getByRole('alert');
    expect(problem).toHaveFocus();
    expect(within(problem).getByRole('heading', { name: 'There is a problem' })).toBeInTheDocument();
    expect(
      within(problem)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Enter your full name', 'Enter your e-mail address', 'Enter a phone number']);
    expect(screen.getByLabelText(/^E-mail address/)).toHaveAccessibleDescription(/Enter your e-mail address/);
    expect(document.title).toBe('Error: Checkout');
  });

  it('checks an e-mail address when it is left, and takes the words back when it is typed again', async () => {
    show('/checkout?step=contact', {});
    const field = await screen.findByLabelText(/^E-mail address/);

    await userEvent.type(field, 'ada@straits');
    expect(screen.queryByText('Enter an e-mail address like name@example.com')).not.toBeInTheDocument();
    await userEvent.tab();
    expect(screen.getByText('Enter an e-mail address like name@example.com')).toBeInTheDocument();
    await userEvent.type(field, '.test');

    expect(screen.queryByText('Enter an e-mail address like name@example.com')).not.toBeInTheDocument();
  });

  it('takes no name with a picture in it, and says what a name can have', async () => {
    show('/checkout', { 'GET /cart/draft': { contact: { ...contact, name: 'Ada 😀' } } });

    await userEvent.click(await screen.findByRole('button', { name: 'Continue to review' }));

    expect(screen.getByLabelText(/^Full name/)).toHaveAccessibleDescription(
      /Enter your full name with letters, spaces, hyphens, full stops and apostrophes only/,
    );
  });

  it('stays on the step while the last missing letter is typed, and goes on when asked', async () => {
    show('/checkout', { 'GET /cart/draft': { contact: { ...contact, phone: '' } } });

    await userEvent.type(await screen.findByLabelText(/^Phone number/), '91234567');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact details');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to review' }));

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your answers');
    await waitFor(() => expect(api.asked('PUT /cart/draft').at(-1)?.body).toMatchObject({ contact }));
  });

  it('asks who travels only where the supplier asks, and not for more', async () => {
    show('/checkout', { 'GET /cart': cartOf(held({ passengerFields: ['nationality'] })), 'GET /cart/draft': { contact } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Who is travelling' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Nationality/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/^Passport number/)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /^Date of birth/ })).not.toBeInTheDocument();
  });

  it('asks each traveller what the operator wants to know, keeps it in the draft, shows it again and sends it', async () => {
    const asked = { lang: undefined, maxLength: 200, required: true, choices: [], number: null };
    const passengerQuestions = [
      { ...asked, id: 'weight', label: 'Weight', number: { min: 30, max: 110, unit: 'kg' as const } },
      { ...asked, id: 'meal', label: 'Meal', required: false, choices: [{ id: 'vegan', name: 'Vegan' }] },
    ];
    const [unit] = aLine().units;
    const line = held({ passengerQuestions, units: [{ ...unit!, quantity: 1, tickets: 1 }] });
    show('/checkout', { 'GET /cart': cartOf(line), 'GET /cart/draft': { contact }, 'POST /orders': { orders: [anOrder()] } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am this traveller (Ada Tan)' }));

    await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '12');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Meal.*optional/ }), 'Vegan');
    await userEvent.click(screen.getByRole('button', { name: 'Save and review' }));
    expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveAccessibleDescription(
      /Answer “Weight” with a whole number from 30 to 110.*30 kg to 110 kg/,
    );
    await userEvent.type(screen.getByRole('textbox', { name: /^Weight/ }), '{Backspace}{Backspace}61');
    await userEvent.click(screen.getByRole('button', { name: 'Save and review' }));

    expect(screen.getByText('61 kg')).toBeVisible();
    expect(screen.getByText('Vegan')).toBeVisible();
    await waitFor(() =>
      expect(api.asked('PUT /cart/draft').at(-1)?.body).toMatchObject({
        passengers: [{ givenNames: 'Ada', 'answers-weight': '61', 'answers-meal': 'vegan' }],
      }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/payment'));
    expect(api.asked('POST /orders')[0]?.body).toMatchObject({
      passengers: [{ givenNames: 'Ada', answers: { weight: '61', meal: 'vegan' } }],
    });
  });

  it('asks once of the booking, before its travellers, also where nobody is named; keeps it, shows it again and sends it', async () => {
    const hotel = { id: 'hotel', label: 'Your hotel', lang: undefined, maxLength: 200, required: true, choices: [], number: null };
    const line = held({ kind: 'package', bookingQuestions: [hotel] });
    show('/checkout', { 'GET /cart': cartOf(line), 'GET /cart/draft': { contact }, 'POST /orders': { orders: [anOrder()] } });

    expect(await screen.findByRole('heading', { level: 1, name: 'About your booking' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^About this booking/ })).toHaveTextContent('About this booking');
    await userEvent.click(screen.getByRole('button', { name: 'Save and review' }));
    expect(screen.getByRole('textbox', { name: /^Your hotel/ })).toHaveAccessibleDescription(/Your hotel/);
    await userEvent.type(screen.getByRole('textbox', { name: /^Your hotel/ }), 'Raffles');
    await userEvent.click(screen.getByRole('button', { name: 'Save and review' }));

    expect(screen.getByText('Raffles')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Change About this booking: Night Safari' })).toBeVisible();
    await waitFor(() => expect(api.asked('PUT /cart/draft').at(-1)?.body).toMatchObject({ passengers: [{ 'answers-hotel': 'Raffles' }] }));
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));
    await waitFor(() => expect(window.location.pathname).toBe('/payment'));
    expect(api.asked('POST /orders')[0]?.body).toMatchObject({ passengers: [], answers: { [line.id]: { hotel: 'Raffles' } } });
  });

  it('leads back to the questions when the API misses an answer', async () => {
    const wish = { id: 'wish', label: 'Wish', lang: undefined, maxLength: 200, required: false, choices: [], number: null };
    const line = held({ kind: 'package', bookingQuestions: [wish] });
    const record = { lineId: line.id, optionId: line.optionId, unitId: '*booking', index: '0', 'answers-wish': '' };
    show('/checkout', {
      'GET /cart': cartOf(line),
      'GET /cart/draft': { contact, passengers: [record] },
      'POST /orders': { status: 422, code: 'answer_missing' },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));

    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));

    expect(await screen.findByRole('link', { name: 'Complete the travellers' })).toHaveAttribute('href', '/checkout?step=travellers');
  });

  it('carries what somebody answered on to the way back of the same line, and to no other operator', async () => {
    const weight = { id: 'weight', label: 'Weight', lang: undefined, maxLength: 200, required: true, choices: [], number: null };
    const [unit] = aLine().units;
    const asking = { passengerQuestions: [weight], units: [{ ...unit!, quantity: 1, tickets: 1 }] };
    const lines = ['there', 'back', 'tour'].map((id) => held({ ...asking, id, productId: id === 'tour' ? id : 'ferry', optionId: id }));
    const typed = { lineId: 'there', optionId: 'there', unitId: unit!.unitId, index: '0', givenNames: 'Ada', familyName: 'Tan' };
    show('/checkout', {
      'GET /cart': cartOf(...lines),
      'GET /cart/draft': { contact, passengers: [{ ...typed, 'answers-weight': '61' }] },
    });

    await userEvent.click(await screen.findByRole('textbox', { name: /^Weight/ }));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /typed before/ }), 'Ada Tan');
    expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveValue('61');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(window.location.search).toContain('who=tour'));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /typed before/ }), 'Ada Tan');

    expect(screen.getByLabelText(/^Given names/)).toHaveValue('Ada');
    expect(screen.getByRole('textbox', { name: /^Weight/ })).toHaveValue('');
  });

  it('marks whose form is open in the list of travellers', async () => {
    show('/checkout', { 'GET /cart': cartOf(held({ passengerFields: ['nationality'] })), 'GET /cart/draft': { contact } });
    const [first, second] = await screen.findAllByRole('link', { name: /^Traveller \d/ });
    expect(first).toHaveAttribute('aria-current', 'step');

    await userEvent.click(screen.getByRole('checkbox', { name: 'I am this traveller (Ada Tan)' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Nationality/), 'Singapore');
    await userEvent.click(screen.getByRole('button', { name: 'Save and go to the next' }));

    expect(await screen.findByRole('heading', { name: /^Traveller 2/ })).toBeInTheDocument();
    expect(second).toHaveAttribute('aria-current', 'step');
    expect(first).not.toHaveAttribute('aria-current');
  });

  it('makes the contact the first traveller by one tick', async () => {
    show('/checkout', { 'GET /cart': cartOf(held({ passengerFields: ['nationality'] })), 'GET /cart/draft': { contact } });

    await userEvent.click(await screen.findByRole('checkbox', { name: 'I am this traveller (Ada Tan)' }));

    expect(screen.getByLabelText(/^Given names/)).toHaveValue('Ada');
    expect(screen.getByLabelText(/^Family name/)).toHaveValue('Tan');
  });

  it('itemises what was added, and says of what is paid on board that it is in no total', async () => {
    const sgd = (amount: number) => ({ amount, currency: 'SGD' });
    const extras = [{ extraId: 'transfer', name: 'Airport transfer', quantity: 2, unitPrice: { charge: sgd(2_400), shown: sgd(2_400) } }];
    const paidOnBoard = { charge: { amount: 400_000, currency: 'IDR' }, shown: sgd(3_164) };
    show('/checkout', { 'GET /cart': cartOf(held({ kind: 'ferry', extras, paidOnBoard })), 'GET /cart/draft': { contact } });

    expect(await screen.findByText('2 × SGD 24.00')).toBeInTheDocument();
    expect(screen.getByText('SGD 48.00')).toBeInTheDocument();
    expect(
      screen.getAllByText(/^Terminal charge, paid at the terminal and not in this price: IDR [\d,.]+ \(about SGD 31\.64\)$/),
    ).not.toHaveLength(0);
    expect(screen.getByText('Total you pay us')).toBeInTheDocument();
    expect(screen.queryByText('Total, all fees included')).not.toBeInTheDocument();
    expect(screen.getByText('Not in this total: what you pay yourself on board or at the terminal.')).toBeInTheDocument();
  });

  it('says of terms whose time is past that they are no longer possible, before they are accepted', async () => {
    const cancellation = [
      { until: '2026-01-03T16:00:00.000Z', refundPercent: 100 },
      { until: now(60), refundPercent: 50 },
    ];
    show('/checkout', { 'GET /cart': cartOf(held({ cancellation })), 'GET /cart/draft': { contact } });

    expect(await screen.findByText(/^Until Jan 4, 00:00 .*: no longer possible$/)).toBeInTheDocument();
    expect(screen.getAllByText(/no longer possible/)).toHaveLength(1);
  });

  it('tells two legs with one name apart where travellers are listed', async () => {
    const leg = { productName: 'HarbourFront – Batam Centre', passengerFields: ['nationality' as const] };
    const out = held({ ...leg, optionName: 'HarbourFront → Batam Centre' });
    const back = held({
      ...leg,
      id: '55555555-5555-4555-8555-555555555555',
      optionName: 'Batam Centre → HarbourFront',
      localDate: '2026-12-03',
    });
    show('/checkout', { 'GET /cart': cartOf(out, back), 'GET /cart/draft': { contact } });

    expect(await screen.findByText('HarbourFront → Batam Centre', { selector: 'p > span' })).toBeInTheDocument();
    expect(screen.getByText('Batam Centre → HarbourFront', { selector: 'p > span' })).toBeInTheDocument();
  });

  it('types who goes and comes back once: one press, and the way back is filled in', async () => {
    const leg = { productName: 'Batam ferry', groupId: '66666666-6666-4666-8666-666666666666', passengerFields: ['nationality' as const] };
    const out = held({ ...leg, optionId: 'out', optionName: 'There' });
    const back = held({ ...leg, optionId: 'back', optionName: 'Back', id: '55555555-5555-4555-8555-555555555555' });
    const person = { familyName: 'Tan', singleName: false, nationality: 'SG', unitId: 'adult', lineId: out.id, optionId: 'out' };
    const passengers = ['Ada', 'Lin'].map((givenNames, index) => ({ ...person, givenNames, index: String(index) }));
    show('/checkout', { 'GET /cart': cartOf(out, back), 'GET /cart/draft': { contact, passengers } });

    const again = await screen.findByRole('button', { name: 'The same 2 travellers come along' });
    expect(screen.getByText('Ada Tan and Lin Tan')).toBeInTheDocument();
    await waitFor(() => expect(window.location.search).toContain(`who=${back.id}`));
    await userEvent.click(again);

    expect(await screen.findByRole('link', { name: 'Change Lin Tan, Back' })).toBeInTheDocument();
  });

  it('checks who goes and comes back once, each way with its own change', async () => {
    const leg = { productName: 'Batam ferry', groupId: '66666666-6666-4666-8666-666666666666', passengerFields: ['nationality' as const] };
    const unit = { ...aLine().units[0]!, quantity: 1, tickets: 1 };
    const out = held({ ...leg, units: [unit], optionId: 'out', optionName: 'There' });
    const back = held({ ...leg, units: [unit], optionId: 'back', optionName: 'Back', id: '55555555-5555-4555-8555-555555555555' });
    const ada = { ...{ givenNames: 'Ada', familyName: 'Tan', singleName: false, nationality: 'SG' }, unitId: 'adult', index: '0' };
    const passengers = [out, back].map(({ id, optionId }) => ({ ...ada, lineId: id, optionId }));
    show('/checkout?step=review', { 'GET /cart': cartOf(out, back), 'GET /cart/draft': { contact, passengers } });

    expect(await screen.findByRole('link', { name: 'Change Ada Tan, There' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Change Ada Tan, Back' })).toHaveAttribute('href', expect.stringContaining(back.id));
    expect(screen.getAllByText('Ada Tan', { selector: 'strong' })).toHaveLength(1);
  });

  it('says which leg of a trip each terms of cancellation are of', async () => {
    const out = held({ productName: 'Batam ferry', optionName: 'There' });
    const back = held({ id: '55555555-5555-4555-8555-555555555555', productName: 'Batam ferry', optionName: 'Back' });
    show('/checkout?step=review', { 'GET /cart': cartOf(out, back), 'GET /cart/draft': { contact } });

    expect(await screen.findByText('Batam ferry · There')).toBeInTheDocument();
    expect(screen.getByText('Batam ferry · Back')).toBeInTheDocument();
  });

  it('shows the telephone number as it is called from abroad', async () => {
    show('/checkout', { 'GET /cart/draft': { contact: { ...contact, phone: '0812 3456 7890', country: 'ID' } } });

    expect(await screen.findByText('+62 812 3456 7890')).toBeInTheDocument();
  });

  it.each([
    ['attraction', 'Change date or tickets'],
    ['hotel', 'Change dates or room'],
  ] as const)('offers of a line of the kind %s: %s', async (kind, name) => {
    show('/checkout', { 'GET /cart': cartOf(held({ kind })), 'GET /cart/draft': { contact } });

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/cart');
  });

  it('orders nothing before the terms are accepted', async () => {
    show('/checkout', { 'GET /cart/draft': { contact } });

    await userEvent.click(await screen.findByRole('button', { name: /^Order for/ }));

    expect(screen.getAllByText('Read and accept the cancellation terms first')).not.toHaveLength(0);
    expect(api.asked('POST /orders')).toHaveLength(0);
  });

  it('orders at the price that was seen, and goes on to the payment with the key behind the #', async () => {
    show('/checkout', { 'GET /cart/draft': { contact }, 'POST /orders': { orders: [anOrder({ accessKey: 'secret' })] } });

    await userEvent.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));

    await waitFor(() => expect(window.location.pathname).toBe('/payment'));
    expect(window.location.search).toBe('?order=STR-7K2M');
    expect(window.location.hash).toBe('#STR-7K2M=secret');
    expect(api.asked('POST /orders')[0]).toMatchObject({
      body: { contact, expected: [{ amount: 11_000, currency: 'SGD' }], acceptTerms: true },
      key: expect.any(String),
    });
  });

  const price = (amount: number) => ({ charge: { amount, currency: 'SGD' }, shown: { amount, currency: 'SGD' } });

  it('confirms an order of which nothing is to be paid, and does not speak of paying', async () => {
    show('/checkout', {
      'GET /cart': { ...cartOf(held()), total: [price(0)], discount: { code: 'FREE', off: [price(11_000)] } },
      'GET /cart/draft': { contact },
      'POST /orders': { orders: [anOrder({ status: 'paid', accessKey: 'secret' })] },
    });

    await userEvent.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
    expect(screen.getByText('There is nothing to pay. Your tickets are confirmed at once.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }));

    await waitFor(() => expect(api.asked('POST /orders')[0]).toMatchObject({ body: { expected: [{ amount: 0, currency: 'SGD' }] } }));
  });
  const deposit = {
    now: price(2_200),
    balance: price(8_800),
    balanceOn: '2026-12-11',
    endsAt: '2026-12-14T16:00:00.000Z',
    back: price(1_100),
  };
  it('offers a deposit, never chosen beforehand, and says before ordering what is due by when and what comes of it', async () => {
    const order = anOrder();
    const cart = { ...cartOf(held()), deposit };
    show('/checkout?step=review', { 'GET /cart': cart, 'GET /cart/draft': { contact }, 'POST /orders': { orders: [order] } });

    expect(await screen.findByRole('radio', { name: /^All of it: SGD\u00a0110.00/ })).toBeChecked();
    expect(screen.queryByText('If you pay a deposit')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: /I have read and accept/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^A deposit of SGD\u00a022.00/ }));
    expect(screen.getByRole('checkbox', { name: /terms of cancellation and of the deposit/ })).not.toBeChecked();
    expect(screen.getByText(/balance of SGD.88.00 is due by the end of Fri, Dec 11, 2026/)).toBeVisible();
    expect(screen.getByText(/cancelled on Dec 15, 00:00.*by the cancellation terms/)).toBeVisible();
    expect(screen.getByText(/taken from your deposit of SGD.22.00, and is never more than it: SGD.11.00 comes back/)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: /terms of cancellation and of the deposit/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Order with a deposit of SGD\u00a022.00' }));

    await waitFor(() => expect(window.location.pathname).toBe('/payment'));
    expect(api.asked('POST /orders')[0]).toMatchObject({
      body: { expected: [{ amount: 11_000, currency: 'SGD' }], deposit: { now: { amount: 2_200 }, balanceOn: '2026-12-11' } },
    });
  });

  it('T5: shows a changed price beside the one that was seen, and charges nothing before it is accepted', async () => {
    const answers: Record<string, unknown> = { 'GET /cart/draft': { contact }, 'POST /orders': { status: 409, code: 'price_changed' } };
    show('/checkout', answers);
    await userEvent.click(await screen.findByRole('checkbox', { name: /I have read and accept/ }));
    api.change(
      'GET /cart',
      cartOf(held({ total: { charge: { amount: 12_000, currency: 'SGD' }, shown: { amount: 12_000, currency: 'SGD' } } })),
    );

    await userEvent.click(screen.getByRole('button', { name: /^Order for/ }));

    expect(await screen.findByRole('button', { name: /^Accept SGD.120.00$/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Order for/ })).not.toBeInTheDocument();
  });

  it('asks about insolvency insurance for a trip abroad, with no answer chosen beforehand', async () => {
    show('/checkout', { 'GET /cart': cartOf(held({ timeZone: 'Asia/Jakarta' })), 'GET /cart/draft': { contact } });

    const question = await screen.findByRole('radiogroup', { name: /insolvency/ });

    for (const choice of within(question).getAllByRole('radio')) expect(choice).not.toBeChecked();
    // The answer is kept with the names of who travels, and acknowledged (U9).
    expect(screen.getByRole('checkbox', { name: /asked this before paying, and answer for: Ada Tan/ })).not.toBeChecked();
  });

  it('keeps what was typed when the time is over, and holds the places again', async () => {
    const lapsed = aLine({ state: 'expired', hold: null });
    show('/checkout?step=contact', {
      'GET /cart': cartOf(lapsed),
      'GET /cart/draft': { contact },
      [`POST /cart/lines/${lapsed.id}/hold`]: cartOf(held()),
    });

    expect(await screen.findByText('Your time on this page has expired')).toBeInTheDocument();
    expect(screen.getByText('Your details are saved.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hold again' }));

    expect(await screen.findByRole('timer')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Full name/)).toHaveValue('Ada Tan');
  });
});
