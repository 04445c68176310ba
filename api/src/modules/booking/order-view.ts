import type { Money, Order, OrderLine, OrderPage } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql } from '../../database/connection';
import { convertAt } from '../../money/format-money';
import { findWhereabouts, type Whereabouts } from '../catalog';
import type { ListedOrder } from './order-list.sql';
import { viewDue, viewPlan } from './deposits/view-plan';
import { hasReceived } from './deposits/deposit.rules';
import { isPaid } from './order-status.rules';
import { findHistory } from './order-history.sql';
import { findInsolvencyAnswer, findOrderLines, isMailHeld, type OrderLineRow, type OrderRow, type SoldUnit } from './orders.sql';
import { viewPayment } from './payment-view';
import { findPaymentOfOrder } from './payments.sql';
import { paidOnBoardOf } from './paid-on-board.rules';
import { findRefunds } from './after-sale/refunds.sql';
import { viewRefund } from './after-sale/view-refund';
import type { Deps } from '../../deps';
import { viewSender } from './trade/order-sender';
import { waysToPay } from './ways-to-pay';
import { viewNameLink } from './travellers/name-link-view';
import { findOpenNameLinks, type NameLinkRow } from './travellers/name-links.sql';
import { viewPassenger } from './travellers/passenger-view';
import { findTravellers, type TravellerRow } from './travellers.sql';

const iso = (at: Date | null) => at?.toISOString() ?? null;
interface Sight extends Pick<OrderSight, 'deps'> {
  currency: string;
  links: NameLinkRow[];
  whereabouts: Whereabouts | undefined;
}

const viewUnit = ({ unitId, name, lang, quantity, priceMinor }: SoldUnit, money: (minor: number) => Money) => ({
  unitId,
  name,
  lang,
  quantity,
  unitPrice: money(priceMinor),
});

function viewLine(line: OrderLineRow, travellers: TravellerRow[], { currency, links, whereabouts, deps }: Sight): OrderLine {
  const money = (amount: number): Money => ({ amount, currency });
  const { productName, optionName, lang, picture, timeZone, redemption, durationMinutes } = line.snapshot;
  const passengers = travellers.filter(({ lineId }) => lineId === line.id).map((traveller) => viewPassenger(line, traveller, deps));
  return {
    ...{ id: line.id, productId: line.productId, optionId: line.optionId, kind: line.kind },
    ...{ productName, optionName, lang, picture, timeZone, redemption, durationMinutes },
    ...whereabouts,
    localDate: line.localDate,
    startTime: line.startTime || null,
    nights: line.nights,
    endDate: line.endDate,
    guests: line.guests,
    extras: line.extras.map(({ extraId, name, quantity, priceMinor }) => ({ extraId, name, quantity, unitPrice: money(priceMinor) })),
    answers: line.answers,
    groupId: line.groupId,
    units: line.units.map((unit) => viewUnit(unit, money)),
    ...{ passengers, ...paidOnBoardOf(line, passengers) },
    isCancelled: line.cancelledAt !== null,
    namesUntil: iso(line.namesUntil),
    nameLink: viewNameLink(deps, links, line.id),
    confirmation: line.supplierState,
    total: money(line.totalMinor),
    cancellation: line.cancellation,
  };
}

const byOf = (actor: string): Order['history'][number]['by'] =>
  actor === 'customer' || actor === 'system' || actor === 'provider' ? actor : 'staff';

function shownTotalOf(order: OrderRow): Order['shownTotal'] {
  if (order.shownCurrency === order.currency) return null;
  return {
    amount: convertAt(Number(order.shownRate), { amount: order.totalMinor, currency: order.currency }, order.shownCurrency),
    rate: order.shownRate,
    rateAt: order.shownRateAt.toISOString(),
  };
}

interface OrderSight {
  now: Date;
  accessKey: string | null;
  /** The keys that sign tickets and travellers' links, and where those links lead. */
  deps: Pick<Deps, 'secrets' | 'settings'>;
}

/** In which wallets its tickets can be kept, and whether cards are typed elsewhere: nothing is said where that is not so. */
function companiesOf({ settings }: OrderSight['deps'], hasTicket: boolean): Pick<Order, 'wallets' | 'cardPage'> {
  const wallets = [settings.applePasses && ('apple' as const), settings.googlePasses && ('google' as const)].filter(
    (one) => one !== undefined,
  );
  return { ...(hasTicket && wallets.length > 0 && { wallets }), ...(settings.stripe && { cardPage: true }) };
}

/** That its mails wait, and what they would have said that the page must say now (U9). */
async function viewHeldMail(db: Sql, order: OrderRow, { settings }: OrderSight['deps']): Promise<Pick<Order, 'heldMail'>> {
  if (!isMailHeld(order)) return {};
  const isWanted = (await findInsolvencyAnswer(db, order.id)) === 'wanted';
  return { heldMail: isWanted ? { insurersUrl: settings.insurersUrl } : {} };
}

/** An order as its owner sees it. Net prices stay behind. `accessKey` is for guests, who have no session. */
export async function viewOrder(db: Sql, order: OrderRow, { now, accessKey, deps }: OrderSight): Promise<Order> {
  const [lines, travellers, links, history, payment, refunds, plan, agency, paymentMethods] = await Promise.all([
    findOrderLines(db, [order.id]),
    findTravellers(db, order.id),
    findOpenNameLinks(db, order.id),
    findHistory(db, order.id),
    findPaymentOfOrder(db, order),
    findRefunds(db, order.id),
    viewPlan(db, order),
    viewSender(db, order),
    waysToPay(db, order, deps),
  ]);
  const whereabouts = await findWhereabouts(db, lines, order.lang as Language);
  const viewed = lines.map((line, index) =>
    viewLine(line, travellers, { currency: order.currency, links, whereabouts: whereabouts[index], deps }),
  );
  const hasTicket = viewed.some(({ passengers }) => passengers.some(({ ticketCode, isCancelled }) => ticketCode !== null && !isCancelled));
  return {
    ...{ code: order.code, confirmationNumber: order.confirmationNumber, status: order.status },
    contact: { name: order.contactName, email: order.contactEmail, phone: order.contactPhone },
    paymentMethod: order.paymentMethod,
    paymentMethods,
    createdAt: order.createdAt.toISOString(),
    paidAt: iso(order.paidAt),
    expiresAt: iso(order.expiresAt),
    serverNow: now.toISOString(),
    ...{ note: order.note, lang: order.lang },
    lines: viewed,
    total: { amount: order.totalMinor, currency: order.currency },
    shownTotal: shownTotalOf(order),
    ...plan,
    payment: payment ? await viewPayment(db, order, payment) : null,
    discount: order.discountCode ? { code: order.discountCode, amount: { amount: order.discountMinor, currency: order.currency } } : null,
    documents: {
      invoice: hasReceived(order),
      ticket: isPaid(order.status) && hasTicket,
      creditNote: refunds.map(viewRefund).some(({ isExtra }) => !isExtra),
    },
    ...(agency && { agency }),
    ...companiesOf(deps, isPaid(order.status) && hasTicket),
    refunds: refunds.map(viewRefund),
    history: history.map(({ status, at, actor, reason }) => ({ status, at: at.toISOString(), by: byOf(actor), reason })),
    ...(await viewHeldMail(db, order, deps)),
    accessKey,
  };
}

/** An order as one line of its owner's list. */
export function viewSummary({
  createdAt,
  expiresAt,
  totalMinor,
  currency,
  depositMinor,
  depositPaidAt,
  balanceDue,
  createdAtText: _cursor,
  ...row
}: ListedOrder): OrderPage['items'][number] {
  const paid = isPaid(row.status);
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: iso(expiresAt),
    total: { amount: totalMinor, currency },
    ...viewDue({ totalMinor, currency, depositMinor, depositPaidAt, balanceDue, status: row.status }),
    documents: { invoice: paid || depositPaidAt !== null, ticket: paid },
  };
}
