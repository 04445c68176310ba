import type { Cart, CartLine, Money } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { addMinutes, localDateIn } from '../../clock';
import type { Trx } from '../../database/connection';
import type { Deps } from '../../deps';
import type { SignedCaller } from '../../http/caller';
import { refuse } from '../../http/refusal';
import { mayWrite } from '../../mail/limit-letters';
import { findCurrencies } from '../shop';
import { bookingAnswerFaults } from './booking-answers.rules';
import { callablePhone } from './callable-phone';
import { deleteCartLines, lockCart, markCartOrdered, type CartOwner } from './cart.sql';
import { readCart, type LineDiscounts, type ReadCart } from './cart-view';
import { confirmUnpaid } from './confirm-unpaid';
import { takeUse } from './discounts/discounts.sql';
import type { Holder } from './hold-limits.sql';
import { lockHolds, markHolds } from './holds.sql';
import { insertOrderLines, type Placed } from './insert-order-lines';
import { insolvencyAnswerOf } from './insolvency.rules';
import { newOrderCode } from './order-code';
import { mailMomentOf } from './order-mail';
import { insertHistory } from './order-history.sql';
import { insertOrder, markMailHeld, type OrderRow } from './orders.sql';
import { passengerFaults } from './passengers.rules';
import { wantReserved } from './suppliers/want-supplier';

/** Time to pay for a new order; a bank transfer gets its own, longer time when it is chosen. */
const PAY_MINUTES = 30;

interface Ordering {
  deps: Deps;
  owner: CartOwner;
  /** Who orders; null for a guest. */
  user: SignedCaller | null;
  network: string;
  /** Whose places and codes are counted. */
  holder: Omit<Holder, 'cartId'>;
  companyId: string;
  language: Language;
  /** Display currency. */
  currency: string;
}

/** The price guard (A6): what is charged is what the shopper saw, to the cent, in every currency. */
function checkExpected(expected: Money[], total: { charge: Money }[]) {
  const seen = new Map(expected.map(({ currency, amount }) => [currency, amount]));
  const same = expected.length === total.length && total.every(({ charge }) => seen.get(charge.currency) === charge.amount);
  if (!same) refuse('price_changed');
}

async function checkHolds(trx: Trx, lines: CartLine[], now: Date) {
  const holds = await lockHolds(
    trx,
    lines.flatMap(({ hold }) => hold?.id ?? []),
  );
  const live = new Set(holds.filter(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt > now).map(({ id }) => id));
  const lost = lines.filter((line) => line.state !== 'open' && !(line.hold && live.has(line.hold.id)));
  if (lost.length > 0)
    refuse(
      'cart_line_expired',
      lost.map(({ id, productName }) => ({ field: `lines.${id}`, message: productName })),
    );
}

/** A pick-up point that its supplier has taken away cannot be sold: another is chosen first (A29). What is asked with the order must be answered. */
function checkAnswers(lines: CartLine[], answers: Placed['answers']) {
  const unanswered = lines.filter(({ answers }) => answers.some(({ isGone }) => isGone));
  if (unanswered.length > 0)
    refuse(
      'answer_missing',
      unanswered.map(({ id, productName }) => ({ field: `lines.${id}`, message: productName })),
    );
  const faults = bookingAnswerFaults(lines, answers);
  if (faults.length > 0) refuse('answer_missing', faults);
}

/** The rate from the charge to the display currency, as it is kept with the order; one to one where the display currency has no rate. */
async function shownRateOf(trx: Trx, charge: string, display: string) {
  const currencies = await findCurrencies(trx);
  const charged = currencies.get(charge);
  if (!charged) throw new Error(`no rate for ${charge}`);
  const shown = currencies.get(display) ?? charged;
  return {
    shownCurrency: shown.code,
    shownRate: (Number(shown.rate) / Number(charged.rate)).toFixed(8),
    shownRateAt: shown.rateAt,
  };
}

/** The deposit that was chosen is the one that is possible, to the cent and the day; null where all is paid at once. Refuses: price_changed. */
function depositOf(wanted: Placed['deposit'], offered: Cart['deposit']) {
  if (!wanted) return null;
  const isSame =
    offered &&
    offered.now.charge.amount === wanted.now.amount &&
    offered.now.charge.currency === wanted.now.currency &&
    offered.balanceOn === wanted.balanceOn;
  return isSame ? { depositMinor: wanted.now.amount, balanceDue: wanted.balanceOn } : refuse('price_changed');
}
const AT_ONCE = { depositMinor: null, balanceDue: null };

/** What becomes one order. */
interface Sale {
  charge: Money;
  lines: CartLine[];
  placed: Placed;
  discounts: LineDiscounts;
  sellables: ReadCart['sellables'];
  /** A deposit is there for a cart of one currency alone, which is one order. */
  deposit: ReturnType<typeof depositOf>;
}

/** Refuses: insurance_unanswered. */
function requireInsolvencyAnswer({ deps, user }: Ordering, { lines, placed }: Sale) {
  const asked = { lines, isPerson: !user?.agencyId, at: deps.clock.now() };
  return insolvencyAnswerOf(placed, asked) ?? refuse('insurance_unanswered');
}

async function insertOrderOf(
  trx: Trx,
  ordering: Ordering & { cartId: string },
  sale: Sale,
): Promise<{ order: OrderRow; isSupplied: boolean }> {
  const { deps, user, companyId, language, currency, cartId } = ordering;
  const { charge, lines, placed, discounts, sellables } = sale;
  const insolvency = requireInsolvencyAnswer(ordering, sale);
  const discountMinor = lines.reduce((sum, line) => sum + (discounts.shares.get(line.id) ?? 0), 0);
  const now = deps.clock.now();
  const order = await insertOrder(trx, {
    code: newOrderCode(),
    companyId,
    userId: user?.userId ?? null,
    agencyId: user?.agencyId ?? null,
    contactName: placed.contact.name,
    contactEmail: placed.contact.email,
    contactPhone: callablePhone(placed.contact.phone, placed.contact.country),
    note: placed.note || null,
    lang: language,
    totalMinor: charge.amount,
    currency: charge.currency,
    ...(await shownRateOf(trx, charge.currency, currency)),
    insolvency,
    createdAt: now,
    expiresAt: addMinutes(now, PAY_MINUTES),
    ...{ discountCode: discountMinor > 0 ? discounts.code : null, discountMinor },
    ...(sale.deposit ?? AT_ONCE),
  });
  // Reserved for this order until it ends (giveUseBack), or for good when it is paid.
  if (
    order.discountCode &&
    !(await takeUse(trx, { code: order.discountCode, orderId: order.id, holder: { ...ordering.holder, cartId }, now }))
  )
    refuse('discount_refused');
  await insertOrderLines(trx, deps, {
    ...{ orderId: order.id, agencyId: order.agencyId, language, lines, placed },
    ...{ sellables, discounts: discounts.shares },
  });
  const isSupplied = await wantReserved(trx, { orderId: order.id, optionIds: lines.map(({ optionId }) => optionId), at: now });
  await insertHistory(trx, { orderId: order.id, from: null, to: 'ORDERED', at: now, actor: 'customer', reason: null });
  // With nothing to pay there is nothing to say before it is confirmed.
  if (order.totalMinor > 0) await mailMomentOf(trx, order, 'placed');
  return { order, isSupplied };
}

/** Last of all: the counters of an address and a network are locked from here on. */
async function holdMails(trx: Trx, orders: OrderRow[], { user, network, at }: Pick<Ordering, 'user' | 'network'> & { at: Date }) {
  const rows = [];
  for (const order of orders) {
    const isMailed = await mayWrite(trx, { to: order.contactEmail, purpose: 'other', user, network, at });
    rows.push(isMailed ? order : await markMailHeld(trx, order.id, at));
  }
  return rows;
}

/** The orders that a cart became. */
export interface PlacedRows {
  rows: OrderRow[];
  /** Whether suppliers must be waited for. */
  isSupplied: boolean;
}

/**
 * Turns what the cart holds into orders, one a charge currency, in one transaction: places stay kept until the time to pay is over.
 * With nothing to pay they are confirmed. Answers them as they are then. Refuses: cart_empty, cart_line_expired, product_unavailable, answer_missing, passenger_incomplete, price_changed, insurance_unanswered, discount_refused (its last use was taken a moment ago).
 */
export async function placeOrder(trx: Trx, ordering: Ordering, placed: Placed): Promise<PlacedRows> {
  const { deps, owner, language, currency } = ordering;
  const now = deps.clock.now();
  const cartId = await lockCart(trx, owner, now);
  const { cart, sellables, discounts } = await readCart(trx, owner, { language, currency, now });
  const { lines, total, deposit: offered } = cart;
  if (lines.length === 0) refuse('cart_empty');
  if (lines.some(({ state }) => state === 'unavailable')) refuse('product_unavailable');
  await checkHolds(trx, lines, now);
  checkAnswers(lines, placed.answers);
  const isLater = ({ id, namesUntil }: CartLine) => namesUntil !== null && placed.namesLater.includes(id);
  const faults = passengerFaults(
    lines.filter((line) => !isLater(line)),
    placed.passengers.filter(({ lineId }) => !lines.some((line) => line.id === lineId && isLater(line))),
    localDateIn(now, 'Asia/Singapore'),
  );
  if (faults.length > 0) refuse('passenger_incomplete', faults);
  checkExpected(placed.expected, total);
  const deposit = depositOf(placed.deposit, offered);
  const orders: Awaited<ReturnType<typeof insertOrderOf>>[] = [];
  for (const { charge } of total) {
    const charged = lines.filter(({ total }) => total.charge.currency === charge.currency);
    orders.push(await insertOrderOf(trx, { ...ordering, cartId }, { charge, lines: charged, placed, sellables, discounts, deposit }));
  }
  const holdIds = lines.flatMap(({ hold }) => hold?.id ?? []);
  await markHolds(trx, holdIds, 'BOOKED');
  const lineIds = lines.map(({ id }) => id);
  await deleteCartLines(trx, lineIds);
  await markCartOrdered(trx, cartId, now);
  for (const { order, isSupplied } of orders) if (!isSupplied) await confirmUnpaid(trx, order, now);
  const rows = await holdMails(
    trx,
    orders.map(({ order }) => order),
    { user: ordering.user, network: ordering.network, at: now },
  );
  return { rows, isSupplied: orders.some((order) => order.isSupplied) };
}
