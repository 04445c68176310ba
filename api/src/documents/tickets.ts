import type { Order, OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { fill } from '../mail/mail-words';
import { formatInstant } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';
import { drawLetterhead, drawPdf, drawRows, isolated, MUTED, SEA, type Row, type Letterhead } from './pdf';
import { drawQr } from './qr';
import { paidThereOf, placesOf, visitText } from './visit-text';

interface Ticket {
  line: OrderLine;
  name: string;
  unitName: string;
  code: string;
  qr: string;
}

const ticketsOf = (order: Order): Ticket[] =>
  order.lines.flatMap((line) =>
    line.passengers.flatMap(({ name, unitName, ticketCode, ticketQr, isCancelled }) =>
      ticketCode && ticketQr && !isCancelled ? [{ line, name, unitName, code: ticketCode, qr: ticketQr }] : [],
    ),
  );

function cancellationText({ cancellation, timeZone }: OrderLine, language: Language) {
  const words = DOCUMENT_WORDS[language];
  const rules = cancellation.map(({ until, refundPercent }) =>
    fill(words.refund, { until: until ? formatInstant(new Date(until), language, timeZone) : '–', percent: String(refundPercent) }),
  );
  return rules.length > 0 ? rules.join('\n') : words.noRefund;
}

/** What only this booking has: who stays, what was added, what was answered. */
function detailsOf({ guests, extras, answers }: OrderLine, language: Language): Row[] {
  const words = DOCUMENT_WORDS[language];
  const rows: Row[] = [];
  if (guests) rows.push({ label: words.guests, value: String(guests.adults + guests.childAges.length) });
  if (extras.length > 0) rows.push({ label: words.extras, value: extras.map(({ name, quantity }) => `${quantity} × ${name}`).join(', ') });
  return [...rows, ...answers.map(({ label, text }) => ({ label, value: text }))];
}

/** Who travels pays it: of each ticket its own share. */
function thereOf(line: OrderLine, language: Language): Row[] {
  const travellers = line.passengers.filter(({ isCancelled }) => !isCancelled).length;
  const share = line.paidOnBoard && { ...line.paidOnBoard, amount: Math.round(line.paidOnBoard.amount / travellers) };
  const there = paidThereOf({ ...line, paidOnBoard: share }, language);
  return there ? [there] : [];
}

/** One page per traveller with a QR code that a scanner reads, in the order's language. */
export async function drawTickets(order: Order, company: Letterhead, language: Language): Promise<Buffer> {
  const words = DOCUMENT_WORDS[language];
  const tickets = ticketsOf(order);
  return drawPdf({ title: `${words.ticket} ${order.code}`, author: company.name, language }, (pdf) => {
    for (const [index, { line, name, unitName, code, qr }] of tickets.entries()) {
      if (index > 0) pdf.addPage();
      drawLetterhead(pdf, company);
      pdf
        .fontSize(10)
        .fillColor(MUTED)
        .text(`${words.ticket} · ${fill(words.ticketOf, { n: String(index + 1), count: String(tickets.length) })}`);
      pdf.fontSize(22).fillColor(SEA).text(line.productName);
      pdf.moveDown(0.5);
      const top = pdf.y;
      drawQr(pdf, qr, { x: pdf.page.margins.left, y: top, width: 170 });
      pdf
        .fontSize(9)
        .fillColor(MUTED)
        .text(code, pdf.page.margins.left, top + 174, { width: 170, align: 'center' });
      pdf.y = top + 196;
      pdf.x = pdf.page.margins.left;
      drawRows(pdf, [
        { label: words.traveller, value: `${isolated(name)} (${unitName})`, strong: true },
        { label: words.visit, value: visitText(line, language), strong: true },
        ...placesOf(line, language),
        { label: words.package, value: line.optionName },
        ...detailsOf(line, language),
        ...thereOf(line, language),
        { label: words.order, value: order.code },
        ...(order.confirmationNumber ? [{ label: words.confirmation, value: order.confirmationNumber }] : []),
        { label: words.cancellation, value: cancellationText(line, language) },
      ]);
      pdf.moveDown(1).fontSize(11).fillColor(SEA).text(words.redeem, pdf.page.margins.left);
      pdf.fontSize(10).fillColor(MUTED).text(line.redemption);
    }
  });
}
