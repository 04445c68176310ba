import type { Order } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatInstant, formatMoney } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';
import { drawLetterhead, drawPdf, drawRows, MUTED, SEA, type Letterhead } from './pdf';

/** What was received for an order, when and how, with the rate of its day (D11); what it was for stands in the invoice. */
export function drawReceipt(order: Order, company: Letterhead, language: Language): Promise<Buffer> {
  const words = DOCUMENT_WORDS[language];
  const { payment, shownTotal } = order;
  const paid = payment?.status === 'success' ? payment.amount : order.total;
  return drawPdf({ title: `${words.receipt} ${order.code}`, author: company.name, language }, (pdf) => {
    drawLetterhead(pdf, company);
    pdf.fontSize(18).fillColor(SEA).text(`${words.receipt} ${order.code}`);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.date, value: formatInstant(new Date(order.paidAt ?? order.createdAt), language, 'Asia/Singapore') },
      { label: words.receivedFrom, value: `${order.contact.name}\n${order.contact.email}` },
      { label: words.invoice, value: order.code },
      { label: words.confirmation, value: order.confirmationNumber ?? '–' },
      { label: words.paidBy, value: order.paymentMethod ? words.methods[order.paymentMethod] : '–' },
      { label: words.total, value: formatMoney(paid, language), strong: true },
    ]);
    if (!shownTotal) return;
    const rate = `1 ${order.total.currency} = ${Number(shownTotal.rate)} ${shownTotal.amount.currency}`;
    const at = formatInstant(new Date(shownTotal.rateAt), language, 'Asia/Singapore');
    pdf
      .fontSize(9)
      .fillColor(MUTED)
      .text(`≈ ${formatMoney(shownTotal.amount, language)} (${rate}, ${at})`, { align: 'right' });
  });
}
