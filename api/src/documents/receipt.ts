import type { Money, Order, PaymentMethod } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatInstant, formatMoney } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';
import { drawLetterhead, drawPdf, drawRows, MUTED, SEA, type Letterhead } from './pdf';

type Part = 'deposit' | 'balance';
interface Received {
  order: Order;
  amount: Money;
  method: PaymentMethod | null;
  at: string;
  /** Of an order that is paid in two. */
  part?: Part;
}

/** One payment of an order: the asked one of two, else the newest. Undefined where it has not come. */
export function receivedOf(order: Order, part?: Part): Received | undefined {
  const { payment, plan } = order;
  if (plan) {
    const received = part ? plan.payments.find((one) => one.part === part) : plan.payments.at(-1);
    return received && { order, ...received };
  }
  const amount = payment?.status === 'success' ? payment.amount : order.total;
  return part ? undefined : { order, amount, method: order.paymentMethod, at: order.paidAt ?? order.createdAt };
}

/** What was received for an order, when and how, with the rate of its day (D11); what it was for stands in the invoice. */
export function drawReceipt({ order, amount, method, at, part }: Received, company: Letterhead, language: Language): Promise<Buffer> {
  const words = DOCUMENT_WORDS[language];
  const shownTotal = part ? null : order.shownTotal;
  return drawPdf({ title: `${words.receipt} ${order.code}`, author: company.name, language }, (pdf) => {
    drawLetterhead(pdf, company);
    pdf.fontSize(18).fillColor(SEA).text(`${words.receipt} ${order.code}`);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.date, value: formatInstant(new Date(at), language, 'Asia/Singapore') },
      { label: words.receivedFrom, value: `${order.contact.name}\n${order.contact.email}` },
      { label: words.invoice, value: order.code },
      { label: words.confirmation, value: order.confirmationNumber ?? '–' },
      { label: words.paidBy, value: method ? words.methods[method] : '–' },
      { label: part ? words[part] : words.total, value: formatMoney(amount, language), strong: true },
    ]);
    if (!shownTotal) return;
    const rate = `1 ${order.total.currency} = ${Number(shownTotal.rate)} ${shownTotal.amount.currency}`;
    const rateAt = formatInstant(new Date(shownTotal.rateAt), language, 'Asia/Singapore');
    pdf
      .fontSize(9)
      .fillColor(MUTED)
      .text(`≈ ${formatMoney(shownTotal.amount, language)} (${rate}, ${rateAt})`, { align: 'right' });
  });
}
