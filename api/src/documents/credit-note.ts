import type { Order } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatInstant, formatMoney } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';
import { drawLetterhead, drawPdf, drawRows, SEA, type Letterhead } from './pdf';

/** What of an order's money went back, refund by refund, in the order's language (A17); what had paid for nothing of it is not the invoice's. */
export function drawCreditNote(order: Order, company: Letterhead, language: Language): Promise<Buffer> {
  const words = DOCUMENT_WORDS[language];
  const refunds = order.refunds.filter(({ isExtra }) => !isExtra);
  const total = refunds.reduce((sum, { amount }) => sum + amount.amount, 0);
  return drawPdf({ title: `${words.creditNote} ${order.code}`, author: company.name, language }, (pdf) => {
    drawLetterhead(pdf, company);
    pdf.fontSize(18).fillColor(SEA).text(`${words.creditNote} ${order.code}`);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.billedTo, value: `${order.contact.name}\n${order.contact.email}` },
      { label: words.invoice, value: order.code },
      ...refunds.map(({ amount, method, createdAt }) => ({
        label: `${formatInstant(new Date(createdAt), language, 'Asia/Singapore')} · ${words.methods[method]}`,
        value: formatMoney(amount, language),
      })),
      { label: words.refunded, value: formatMoney({ amount: total, currency: order.total.currency }, language), strong: true },
    ]);
  });
}
