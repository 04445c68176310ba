import type { Language } from '@straits/api-contract/constants';
import { languageOf, LOCALE_CODES } from '@straits/api-contract/constants';
import type { Order } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { drawInvoice } from '../../documents/invoice';
import { drawTickets } from '../../documents/tickets';
import type { Job } from '../../jobs/jobs';
import { renderLetter, type Letter } from '../../mail/letter';
import { fill, MAIL_WORDS } from '../../mail/mail-words';
import { formatDate, formatInstant, formatMoney } from '../../money/format-money';
import { findCompany, type CompanyRow } from '../shop';
import { accessKeyOf } from './order-access';
import type { OrderMoment } from './order-mail';
import { viewOrder } from './order-view';
import { findOrder, type OrderRow } from './orders.sql';

const PAGES: Partial<Record<OrderMoment, string>> = { placed: 'payment', proof_refused: 'payment' };

/** A mail's link opens the order without a sign-in, by its key. */
function linkOf(deps: Deps, order: OrderRow, moment: OrderMoment): string {
  if (moment === 'expired') return `${deps.settings.siteUrl}/attraction`;
  const code = LOCALE_CODES.find((locale) => languageOf(locale) === order.lang && locale !== 'ZH') ?? 'EN';
  return `${deps.settings.siteUrl}/${PAGES[moment] ?? 'order-detail'}?order=${order.code}&key=${accessKeyOf(deps, order.id)}&lang=${code}`;
}

function factsOf(order: Order, language: Language): [string, string][] {
  const words = MAIL_WORDS[language].facts;
  const visits = order.lines.map(
    (line) =>
      `${line.productName}: ${line.localDate ? [formatDate(line.localDate, language), line.startTime].filter(Boolean).join(' ') : words.openDated}`,
  );
  const facts: [string, string][] = [
    [words.order, order.code],
    [words.visit, visits.join('; ')],
    [words.total, formatMoney(order.total, language)],
  ];
  if (order.expiresAt && order.status === 'ORDERED')
    facts.push([words.payBy, formatInstant(new Date(order.expiresAt), language, 'Asia/Singapore')]);
  if (order.confirmationNumber) facts.push([words.confirmation, order.confirmationNumber]);
  if (order.status === 'ORDERED' && order.payment?.reason) facts.push([words.reason, order.payment.reason]);
  return facts;
}

async function papersOf(view: Order, company: CompanyRow, language: Language) {
  return [
    { filename: `tickets-${view.code}.pdf`, content: await drawTickets(view, company, language), contentType: 'application/pdf' },
    { filename: `invoice-${view.code}.pdf`, content: await drawInvoice(view, company, language), contentType: 'application/pdf' },
  ];
}

/** Mails the order's contact about a moment of it, in the order's language; the paid one carries tickets and invoice. */
export const sendOrderMail: Job<'order_mail'> = async ({ orderId, moment }, deps) => {
  const order = await findOrder(deps.db, orderId);
  if (!order) return;
  const language = order.lang as Language;
  const [view, company] = await Promise.all([
    viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null }),
    findCompany(deps.db, order.companyId),
  ]);
  const words = MAIL_WORDS[language];
  const { subject, text, action } = words[moment];
  const letter: Letter = {
    subject: fill(subject, { code: order.code }),
    greeting: fill(words.greeting, { name: order.contactName }),
    paragraphs: [text],
    facts: factsOf(view, language),
    action: { label: action, href: linkOf(deps, order, moment) },
  };
  const { html, text: plain } = renderLetter(letter, company, language);
  const attachments = moment === 'paid' ? await papersOf(view, company, language) : [];
  await deps.mailer.send({ to: order.contactEmail, subject: letter.subject, html, text: plain, language, attachments });
};
