import { localeOf, type Language } from '@straits/api-contract/constants';
import type { Order } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { drawCalendar, methodOf } from '../../documents/calendar';
import { drawCreditNote } from '../../documents/credit-note';
import { drawInvoice } from '../../documents/invoice';
import { paidThereOf, visitText } from '../../documents/visit-text';
import { drawTickets } from '../../documents/tickets';
import type { Letterhead } from '../../documents/pdf';
import type { Job } from '../../jobs/jobs';
import { renderLetter, type Letter } from '../../mail/letter';
import { fill, greet, MAIL_WORDS, sayAll, sayOf } from '../../mail/mail-words';
import { formatDate, formatInstant, formatMoney } from '../../money/format-money';
import { findMailReaders } from '../notifications';
import { siteAddress } from '../shop';
import { accessKeyOf } from './order-access';
import type { OrderMoment } from './order-mail';
import { isContactTheBooker } from './order-news.sql';
import { viewOrder } from './order-view';
import { findInsolvencyAnswer, findOrder, isMailHeld, type OrderRow } from './orders.sql';
import { senderOf } from './trade/order-sender';

const PAGES: Partial<Record<OrderMoment, string>> = {
  placed: 'payment',
  proof_refused: 'payment',
  balance_reminder: 'payment',
  balance_overdue: 'payment',
};

const TICKETS: ReadonlySet<OrderMoment> = new Set(['paid', 'reminder', 'changed', 'named', 'supplier_confirmed']);
const WITH_INVOICE: ReadonlySet<OrderMoment> = new Set(['paid', 'supplier_waiting', 'deposit_paid']);
/** When visits are booked, moved or cancelled: by the same UID a calendar follows. */
const CALENDAR: ReadonlySet<OrderMoment> = new Set([...WITH_INVOICE, 'changed', 'cancelled']);
const OF_BALANCE: ReadonlySet<OrderMoment> = new Set(['balance_reminder', 'balance_overdue']);
const BOOK_AGAIN: ReadonlySet<OrderMoment> = new Set(['expired', 'late_refunded']);

/** A mail's link opens the order without a sign-in, by its key. */
async function linkOf(deps: Deps, order: OrderRow, moment: OrderMoment): Promise<string> {
  // An agency's client may be the contact: the trade host would ask them to sign in.
  const site = await siteAddress(deps, { isAgent: order.agencyId !== null && (await isContactTheBooker(deps.db, order)) });
  if (BOOK_AGAIN.has(moment)) return `${site}/attraction`;
  const part = OF_BALANCE.has(moment) ? '&part=balance' : '';
  return `${site}/${PAGES[moment] ?? 'order-detail'}?order=${order.code}&key=${accessKeyOf(deps, order.id)}&lang=${localeOf(order.lang)}${part}`;
}

/** By when an order that is paid at once must be paid. */
function payByFacts({ status, expiresAt }: Order, language: Language): [string, string][] {
  if (!expiresAt || status !== 'ORDERED') return [];
  return [[MAIL_WORDS[language].facts.payBy, formatInstant(new Date(expiresAt), language, 'Asia/Singapore')]];
}

/** Of an order in two parts: how much now, how much later and by when, and what else comes of it. */
function planFacts(plan: NonNullable<Order['plan']>, order: Order, language: Language): [string, string][] {
  const words = MAIL_WORDS[language].facts;
  const facts: [string, string][] = [[words.deposit, formatMoney(plan.deposit, language)]];
  if (!plan.depositPaidAt) facts.push(...payByFacts(order, language));
  if (order.status !== 'CANCELLED') facts.push([words.balance, formatMoney(plan.balance, language)]);
  if (plan.due.amount === 0) return facts;
  facts.push([words.balanceBy, formatDate(plan.balanceOn, language)]);
  return [...facts, [words.endsAt, formatInstant(new Date(plan.endsAt), language, 'Asia/Singapore')]];
}

/** Cancelled, and the terms keep all of the deposit. */
const isDepositKept = ({ status, plan, refunds }: Order) =>
  status === 'CANCELLED' && plan?.depositPaidAt && refunds.every(({ isExtra }) => isExtra);

/** Both ways of a ferry's line have its name: what tells them apart is from where to where. */
const nameOf = ({ kind, productName, optionName }: Order['lines'][number]) => (kind === 'ferry' ? optionName : productName);

/** What is paid on board or at the terminal and so is in no total (M340). */
function thereFacts({ lines }: Order, language: Language): [string, string][] {
  const open = lines.filter(({ isCancelled }) => !isCancelled);
  return open.flatMap((line) => {
    const there = paidThereOf(line, language);
    return there ? [[there.label, there.value] satisfies [string, string]] : [];
  });
}

/** Each who was taken off a line that stands, with the ticket: all that nobody named have the name of who booked. */
const takenOff = (line: Order['lines'][number], language: Language) =>
  line.passengers
    .filter(({ isCancelled }) => isCancelled && !line.isCancelled)
    .map(({ name, unitName }) => sayOf(nameOf(line), [name, unitName].filter(Boolean).join(' · '), language));

/** What stands, and what does not any more: who cancelled a part must see which. */
function visitFacts({ lines }: Order, language: Language): [string, string][] {
  const words = MAIL_WORDS[language].facts;
  const told = (isCancelled: boolean) =>
    lines.filter((line) => line.isCancelled === isCancelled).map((line) => sayOf(nameOf(line), visitText(line, language), language));
  const facts: [string, string[]][] = [
    [words.visit, told(false)],
    [words.cancelled, [...told(true), ...lines.flatMap((line) => takenOff(line, language))]],
  ];
  return facts.flatMap(([label, visits]) => (visits.length > 0 ? [[label, sayAll(visits, language)] satisfies [string, string]] : []));
}

function factsOf(order: Order, language: Language): [string, string][] {
  const words = MAIL_WORDS[language].facts;
  const facts: [string, string][] = [
    [words.order, order.code],
    ...visitFacts(order, language),
    [words.total, formatMoney(order.total, language)],
    ...thereFacts(order, language),
    ...(order.plan ? planFacts(order.plan, order, language) : payByFacts(order, language)),
  ];
  if (order.confirmationNumber) facts.push([words.confirmation, order.confirmationNumber]);
  if (order.status === 'ORDERED' && order.payment?.reason) facts.push([words.reason, order.payment.reason]);
  for (const { amount } of order.refunds) facts.push([words.refund, formatMoney(amount, language)]);
  if (isDepositKept(order)) facts.push([words.refund, formatMoney({ ...order.total, amount: 0 }, language)]);
  return facts;
}

const pdf = (filename: string, content: Buffer) => ({ filename, content, contentType: 'application/pdf' });

function calendarOf(view: Order, moment: OrderMoment, company: Letterhead) {
  const isTold = CALENDAR.has(moment) && view.documents.invoice && view.lines.some(({ localDate }) => localDate !== null);
  if (!isTold) return [];
  const contentType = `text/calendar; charset=utf-8; method=${methodOf(view)}`;
  return [{ filename: `order-${view.code}.ics`, content: Buffer.from(drawCalendar(view, company)), contentType }];
}

/** Tickets where they are shown next, the invoice once, and the credit note with the refund. */
async function papersOf(view: Order, moment: OrderMoment, { company, language }: { company: Letterhead; language: Language }) {
  const papers = [];
  if (TICKETS.has(moment) && view.documents.ticket)
    papers.push(pdf(`tickets-${view.code}.pdf`, await drawTickets(view, company, language)));
  if (WITH_INVOICE.has(moment)) papers.push(pdf(`invoice-${view.code}.pdf`, await drawInvoice(view, company, language)));
  if (moment === 'refunded' && view.documents.creditNote)
    papers.push(pdf(`credit-note-${view.code}.pdf`, await drawCreditNote(view, company, language)));
  return [...papers, ...calendarOf(view, moment, company)];
}

/** Somebody has no name yet, and so no ticket. */
const isUnnamed = ({ lines }: Order) => lines.some(({ passengers }) => passengers.some(({ name, isCancelled }) => !name && !isCancelled));

/** What a mail says instead while tickets wait for names. */
const UNNAMED = {
  paid: 'paid_unnamed',
  supplier_confirmed: 'supplier_confirmed_unnamed',
  reminder: 'reminder_unnamed',
  changed: 'changed_unnamed',
} as const;
/** A supplier has not answered yet, and so there are no tickets of it. */
const isUnconfirmed = ({ lines }: Order) => lines.some(({ confirmation, isCancelled }) => confirmation === 'waiting' && !isCancelled);

/** What a mail says instead while tickets wait for a supplier. */
const UNCONFIRMED = { reminder: 'reminder_unconfirmed', named: 'named_unconfirmed' } as const;

function textOf(view: Order, moment: OrderMoment) {
  if (moment === 'cancelled' && view.status !== 'CANCELLED') return 'cancelled_part';
  if (moment in UNCONFIRMED && isUnconfirmed(view)) return UNCONFIRMED[moment as keyof typeof UNCONFIRMED];
  return moment in UNNAMED && isUnnamed(view) ? UNNAMED[moment as keyof typeof UNNAMED] : moment;
}

/** Mails that no booking needs: who has an account may refuse them. */
const REFUSABLE: ReadonlySet<OrderMoment> = new Set(['reminder', 'completed']);
const isRefused = async ({ db }: Deps, { userId }: OrderRow, moment: OrderMoment) =>
  userId !== null && REFUSABLE.has(moment) && !(await findMailReaders(db, [userId], 'booking')).has(userId);

/** The first mail of an order: of one whose mails were held, that it is paid. */
const isFirst = ({ mailHeldAt }: OrderRow, moment: OrderMoment) => (mailHeldAt ? WITH_INVOICE.has(moment) : moment === 'placed');

/** Who asked for insurance against our insolvency hears where it is sold, with the first mail (U9). */
async function insurersFor({ db, settings }: Deps, order: OrderRow, moment: OrderMoment): Promise<string[]> {
  if (!isFirst(order, moment) || (await findInsolvencyAnswer(db, order.id)) !== 'wanted') return [];
  return [fill(MAIL_WORDS[order.lang as Language].insurers, { link: settings.insurersUrl })];
}

/** Mails the order's contact about a moment of it, in the order's language, with the papers that belong to it. */
export const sendOrderMail: Job<'order_mail'> = async ({ orderId, moment }, deps) => {
  const order = await findOrder(deps.db, orderId);
  if (!order || (await isRefused(deps, order, moment))) return;
  // Its link is asked for by who knows the number of the order.
  if (isMailHeld(order) && moment !== 'link') return;
  const language = order.lang as Language;
  const [view, company] = await Promise.all([
    viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null, deps }),
    senderOf(deps, order),
  ]);
  const words = MAIL_WORDS[language];
  const { subject, text, action } = words[textOf(view, moment)];
  const letter: Letter = {
    subject: fill(subject, { code: order.code }),
    greeting: greet(words, order.contactName),
    paragraphs: [text, ...(await insurersFor(deps, order, moment))],
    facts: factsOf(view, language),
    action: { label: action, href: await linkOf(deps, order, moment) },
  };
  const { html, text: plain } = renderLetter(letter, company, language);
  const attachments = await papersOf(view, moment, { company, language });
  const { replyTo } = company;
  await deps.mailer.send({
    to: order.contactEmail,
    subject: letter.subject,
    html,
    text: plain,
    language,
    attachments,
    ...(replyTo && { replyTo }),
  });
};
