import type { ClientQuote } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatInstant, formatMoney } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';
import { drawBrand, drawPdf, drawRows, MUTED, SEA, type Row } from './pdf';
import { visitText } from './visit-text';

interface QuoteWords {
  quote: string;
  preparedFor: string;
  validUntil: string;
  accepted: string;
  placesKept: string;
}
const WORDS: Record<Language, QuoteWords> = {
  en: {
    quote: 'Quote',
    preparedFor: 'Prepared for',
    validUntil: 'Valid until',
    accepted: 'Accepted by',
    placesKept: 'All places are kept for you until then. Prices include every charge that must be paid.',
  },
  id: {
    quote: 'Penawaran',
    preparedFor: 'Untuk',
    validUntil: 'Berlaku hingga',
    accepted: 'Diterima oleh',
    placesKept: 'Semua tempat disimpan untuk Anda hingga saat itu. Harga sudah termasuk semua biaya wajib.',
  },
  'zh-Hans': {
    quote: '报价单',
    preparedFor: '客户',
    validUntil: '有效期至',
    accepted: '接受人',
    placesKept: '在此之前，所有名额均为您保留。价格已含所有必付费用。',
  },
  'zh-Hant': {
    quote: '報價單',
    preparedFor: '客戶',
    validUntil: '有效期至',
    accepted: '接受人',
    placesKept: '在此之前，所有名額均為您保留。價格已含所有必付費用。',
  },
};

type Line = ClientQuote['lines'][number];

const rowOf = (line: Line, language: Language): Row => ({
  label: [
    `${line.productName} – ${line.optionName}`,
    visitText(line, language),
    [...line.units, ...line.extras].map(({ name, quantity }) => `${quantity} × ${name}`).join(', '),
  ].join('\n'),
  value: formatMoney(line.price, language),
});

/**
 * A quote on the agency's own paper, made from what its client may see and from nothing else: no net price can be in its text, its metadata or
 * its name.
 */
export function drawQuote(quote: ClientQuote, { language, logo }: { language: Language; logo: Buffer | undefined }): Promise<Buffer> {
  const words = WORDS[language];
  return drawPdf({ title: `${words.quote} ${quote.number}`, author: quote.agency.name, language }, (pdf) => {
    drawBrand(pdf, quote.agency, logo);
    pdf.fontSize(18).fillColor(SEA).text(`${words.quote} ${quote.number}`);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.preparedFor, value: quote.clientName },
      { label: words.validUntil, value: formatInstant(new Date(quote.validUntil), language, 'Asia/Singapore') },
      ...(quote.acceptedName ? [{ label: words.accepted, value: quote.acceptedName }] : []),
    ]);
    if (quote.note) pdf.moveDown(1).fontSize(10).fillColor(MUTED).text(quote.note);
    pdf.moveDown(1);
    drawRows(pdf, [
      ...quote.lines.map((line) => rowOf(line, language)),
      ...quote.totals.map((total) => ({ label: DOCUMENT_WORDS[language].price, value: formatMoney(total, language), strong: true })),
    ]);
    pdf.moveDown(1).fontSize(9).fillColor(MUTED).text(words.placesKept, pdf.page.margins.left);
  });
}
