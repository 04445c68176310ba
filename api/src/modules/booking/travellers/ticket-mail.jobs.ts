import type { Order } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { drawTickets } from '../../../documents/tickets';
import { visitText } from '../../../documents/visit-text';
import type { Job } from '../../../jobs/jobs';
import { renderLetter } from '../../../mail/letter';
import { fill, greet, MAIL_WORDS, sayOf } from '../../../mail/mail-words';
import { viewOrder } from '../order-view';
import { findOrder } from '../orders.sql';
import { senderOf } from '../trade/order-sender';

/**
 * The order as far as one person's ticket goes: nobody else's name or code is in the mail, nothing that was written for the whole party (a hotel
 * room, somebody's health), and not the number that is the booker's. Where to be picked up is for everybody.
 */
const onlyOf = (order: Order, travellerId: string): Order => ({
  ...order,
  confirmationNumber: null,
  lines: order.lines.flatMap((line) => {
    const passengers = line.passengers.filter(({ id }) => id === travellerId);
    const answers = line.answers.filter(({ pointId }) => pointId !== undefined);
    return passengers.length > 0 ? [{ ...line, passengers, answers }] : [];
  }),
});

/** Mails one ticket to the person whose it is, in the order's language; one that is no longer good is not sent. */
export const sendTicketMail: Job<'ticket_mail'> = async ({ orderId, travellerId, email }, deps) => {
  const order = await findOrder(deps.db, orderId);
  if (!order) return;
  const language = order.lang as Language;
  const whole = await viewOrder(deps.db, order, { now: deps.clock.now(), accessKey: null, deps });
  const view = onlyOf(whole, travellerId);
  const [line] = view.lines;
  const person = line?.passengers[0];
  if (!line || !person?.ticketCode || person.isCancelled) return;
  const company = await senderOf(deps, order);
  const words = MAIL_WORDS[language];
  const letter = {
    subject: fill(words.ticket.subject, { product: line.productName }),
    greeting: greet(words, person.name),
    paragraphs: [fill(words.ticket.text, { booker: order.contactName })],
    facts: [[words.facts.visit, sayOf(line.productName, visitText(line, language), language)]] as [string, string][],
    action: { label: words.ticket.action, href: person.link },
  };
  const { html, text } = renderLetter(letter, company, language);
  const content = await drawTickets(view, company, language);
  const attachments = [{ filename: `ticket-${person.ticketCode}.pdf`, content, contentType: 'application/pdf' }];
  const { replyTo } = company;
  await deps.mailer.send({ to: email, subject: letter.subject, html, text, language, attachments, ...(replyTo && { replyTo }) });
};
