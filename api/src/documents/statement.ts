import type { Money, StatementEntry, WalletSide } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatInstant, formatMoney } from '../money/format-money';
import type { CompanyRow } from '../modules/shop';
import { drawLetterhead, drawPdf, drawRows, INK, LINE, MUTED, SEA, type Pdf } from './pdf';
import { STATEMENT_WORDS, type StatementWords } from './statement-words';

export interface StatementPaper {
  agencyName: string;
  /** `2026-11` */
  month: string;
  side: WalletSide;
  opening: Money;
  credits: Money;
  debits: Money;
  closing: Money;
  /** The month is not over: the balance is that of this instant. */
  asOf: Date | null;
  /** Oldest first. */
  entries: StatementEntry[];
}

const ROW = 18;
/** Left edge and width of each column in points; A4 has 499 between its margins. */
const COLUMNS = { date: [0, 62], description: [66, 185], debit: [255, 78], credit: [337, 78], balance: [419, 80] } as const;
type ColumnName = keyof typeof COLUMNS;
const NUMBERS = new Set<ColumnName>(['debit', 'credit', 'balance']);

function drawLine(pdf: Pdf, cells: Record<ColumnName, string>, color: string) {
  const { left, bottom } = pdf.page.margins;
  if (pdf.y > pdf.page.height - bottom - ROW) pdf.addPage();
  const y = pdf.y;
  pdf.fontSize(8.5).fillColor(color);
  for (const [name, [x, width]] of Object.entries(COLUMNS) as [ColumnName, readonly [number, number]][])
    pdf.text(cells[name], left + x, y, {
      width,
      height: ROW - 6,
      ellipsis: true,
      align: NUMBERS.has(name) ? 'right' : 'left',
      lineBreak: false,
    });
  pdf
    .moveTo(left, y + ROW - 5)
    .lineTo(left + 499, y + ROW - 5)
    .lineWidth(0.4)
    .strokeColor(LINE)
    .stroke();
  pdf.y = y + ROW;
  pdf.x = left;
}

function cellsOf(entry: StatementEntry, words: StatementWords, language: Language): Record<ColumnName, string> {
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'Asia/Singapore' }).format(new Date(entry.at));
  const bare = (money: Money | null) => (money ? formatMoney(money, language).slice(money.currency.length + 1) : '');
  const due = entry.dueOn ? `, ${words.due.replace('{date}', entry.dueOn)}` : '';
  return {
    date: day,
    description: entry.description + due,
    debit: bare(entry.debit),
    credit: bare(entry.credit),
    balance: bare(entry.balance),
  };
}

/** A month of an agency's wallet or credit on paper, in the reader's language. */
export function drawStatement(paper: StatementPaper, company: CompanyRow, language: Language): Promise<Buffer> {
  const words = STATEMENT_WORDS[language];
  const monthName = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${paper.month}-01T00:00:00Z`),
  );
  const closing = paper.asOf ? words.balanceAt.replace('{at}', formatInstant(paper.asOf, language, 'Asia/Singapore')) : words.closing;
  return drawPdf({ title: `${words.title[paper.side]} ${monthName}`, author: company.name, language }, (pdf) => {
    drawLetterhead(pdf, company);
    pdf.fontSize(18).fillColor(SEA).text(`${words.title[paper.side]} · ${paper.opening.currency}`);
    pdf.fontSize(11).fillColor(INK).text(monthName);
    pdf.moveDown(0.5);
    drawRows(pdf, [
      { label: words.agency, value: paper.agencyName },
      { label: words.opening, value: formatMoney(paper.opening, language) },
      { label: words.credits, value: formatMoney(paper.credits, language) },
      { label: words.debits, value: formatMoney(paper.debits, language) },
      { label: closing, value: formatMoney(paper.closing, language), strong: true },
    ]);
    pdf.moveDown(1.5);
    if (paper.entries.length === 0) pdf.fontSize(10).fillColor(MUTED).text(words.none);
    else drawLine(pdf, words, MUTED);
    for (const entry of paper.entries) drawLine(pdf, cellsOf(entry, words, language), INK);
  });
}
