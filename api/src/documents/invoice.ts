import type { Order } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatDate, formatInstant, formatMoney } from '../money/format-money';
import { fill } from '../mail/mail-words';
import { DOCUMENT_WORDS } from './document-words';
import { drawLetterhead, drawPdf, drawRows, MUTED, SEA, type Row, type Letterhead } from './pdf';
import { paidThereOf, visitText } from './visit-text';

/** In brackets: it is in no total. */
function thereOf(line: Order['lines'][number], language: Language): Row[] {
  const there = paidThereOf(line, language);
  return there ? [{ label: `    ${there.label}`, value: `(${there.value})` }] : [];
}

function linesOf(order: Order, language: Language): Row[] {
  return order.lines.flatMap((line) => {
    return [
      {
        label: `${line.productName} – ${line.optionName}\n${visitText(line, language)}`,
        value: formatMoney(line.total, language),
        strong: false,
      },
      ...[...line.units, ...line.extras].map(({ name, quantity, unitPrice }) => ({
        label: `    ${name} × ${quantity}`,
        value: `${formatMoney(unitPrice, language)} × ${quantity}`,
      })),
      ...thereOf(line, language),
    ];
  });
}

const discountOf = ({ discount }: Order, language: Language): Row[] =>
  discount
    ? [
        {
          label: `${DOCUMENT_WORDS[language].discount} ${discount.code}`,
          value: formatMoney({ ...discount.amount, amount: -discount.amount.amount }, language),
        },
      ]
    : [];

/** What has gone back of an order in two parts: after a change of date its parts bring more than its price. */
function refundedOf({ refunds, total: { currency } }: Order, language: Language): Row[] {
  const amount = refunds.reduce((sum, refund) => (refund.isExtra ? sum : sum - refund.amount.amount), 0);
  return amount === 0 ? [] : [{ label: DOCUMENT_WORDS[language].refunded, value: formatMoney({ amount, currency }, language) }];
}

/** The price of an order that is paid in two parts: what has come, what is due by when, and what went back. */
function planOf(order: Order, language: Language): Row[] {
  const { plan, total } = order;
  const words = DOCUMENT_WORDS[language];
  if (!plan) return [{ label: words.total, value: formatMoney(total, language), strong: true }];
  const part = (name: 'deposit' | 'balance'): Row[] => {
    const received = plan.payments.find((one) => one.part === name);
    if (!received && plan.due.amount === 0) return [];
    const when = received
      ? fill(words.paidOn, {
          when: formatInstant(new Date(received.at), language, 'Asia/Singapore'),
          method: words.methods[received.method],
        })
      : fill(words.dueBy, { date: formatDate(plan.balanceOn, language) });
    return [{ label: `${words[name]} (${when})`, value: formatMoney(plan[name], language) }];
  };
  return [
    { label: words.price, value: formatMoney(total, language), strong: true },
    ...part('deposit'),
    ...part('balance'),
    ...refundedOf(order, language),
  ];
}

/** Invoice of a paid order, itemised (U10), in the order's language. */
export function drawInvoice(order: Order, company: Letterhead, language: Language): Promise<Buffer> {
  const words = DOCUMENT_WORDS[language];
  const paidAt = new Date(order.paidAt ?? order.plan?.depositPaidAt ?? order.createdAt);
  return drawPdf({ title: `${words.invoice} ${order.code}`, author: company.name, language }, (pdf) => {
    drawLetterhead(pdf, company);
    pdf.fontSize(18).fillColor(SEA).text(`${words.invoice} ${order.code}`);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.date, value: formatInstant(paidAt, language, 'Asia/Singapore') },
      { label: words.confirmation, value: order.confirmationNumber ?? '–' },
      { label: words.billedTo, value: `${order.contact.name}\n${order.contact.email}` },
      // Each part of two says its own.
      ...(order.plan ? [] : [{ label: words.paidBy, value: order.paymentMethod ? words.methods[order.paymentMethod] : '–' }]),
    ]);
    pdf.moveDown(1);
    drawRows(pdf, [...linesOf(order, language), ...discountOf(order, language), ...planOf(order, language)]);
    if (order.shownTotal)
      pdf
        .fontSize(9)
        .fillColor(MUTED)
        .text(
          `≈ ${formatMoney(order.shownTotal.amount, language)} (1 ${order.total.currency} = ${Number(order.shownTotal.rate)} ${order.shownTotal.amount.currency}, ${order.shownTotal.rateAt.slice(0, 10)})`,
          { align: 'right' },
        );
    pdf
      .moveDown(1)
      .fontSize(9)
      .fillColor(MUTED)
      .text(
        [
          order.lines.some(({ paidOnBoard }) => paidOnBoard) ? words.taxNoteThere : words.taxNote,
          company.gstRegNo && `GST ${company.gstRegNo}`,
        ]
          .filter(Boolean)
          .join(' '),
        pdf.page.margins.left,
      );
  });
}
