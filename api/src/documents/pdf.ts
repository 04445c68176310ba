import { fontsReady } from './fonts';
import { Paper } from './paper';

export const INK = '#13242b';
export const SEA = '#0b3c49';
export const MUTED = '#4b5f66';
export const LINE = '#d9d0be';
export type Pdf = PDFKit.PDFDocument;

export interface PdfFacts {
  title: string;
  author: string;
  language: string;
}

/** An A4 document in the shop's fonts. `draw` writes on it; answers the finished file. */
export async function drawPdf({ title, author, language }: PdfFacts, draw: (pdf: Pdf) => void): Promise<Buffer> {
  await fontsReady;
  const pdf = new Paper({
    size: 'A4',
    margin: 48,
    info: { Title: title, Author: author },
    lang: language,
    displayTitle: true,
    tagged: true,
  });
  const parts: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  pdf.fillColor(INK);
  draw(pdf);
  pdf.end();
  return finished;
}

/** Keeps a name's direction to itself: behind an Arabic one a bracket or number stands where it belongs (UAX #9). */
export const isolated = (name: string) => `\u2068${name}\u2069`;

export interface Row {
  label: string;
  value: string;
  strong?: boolean;
}
/** Label on the left, value on the right, a thin line below. */
export function drawRows(pdf: Pdf, rows: Row[]) {
  const { left, right } = pdf.page.margins;
  const width = pdf.page.width - left - right;
  for (const { label, value, strong } of rows) {
    if (pdf.y > pdf.page.height - 96) pdf.addPage();
    const y = pdf.y + 6;
    const size = strong ? 13 : 10;
    pdf
      .fontSize(size)
      .fillColor(strong ? INK : MUTED)
      .text(label, left, y, { width: width * 0.6 });
    const after = pdf.y;
    pdf.fillColor(INK).text(value, left + width * 0.6, y, { width: width * 0.4, align: 'right' });
    pdf.y = Math.max(after, pdf.y) + 5;
    pdf
      .moveTo(left, pdf.y)
      .lineTo(left + width, pdf.y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
    pdf.x = left;
  }
}

/** Who stands at the top of a paper. */
export interface Letterhead {
  name: string;
  licenceNo: string;
  uen: string;
  gstRegNo: string | null;
  address: string[];
  supportEmail: string;
  supportPhone: string;
  /** PNG. */
  logoImage?: Buffer;
  colour?: string;
}

function drawLogo(pdf: Pdf, logo: Buffer | undefined) {
  if (!logo) return;
  const { left } = pdf.page.margins;
  pdf.image(logo, left, pdf.y, { fit: [200, 60] });
  pdf.y += 68;
  pdf.x = left;
}

/** The agency's name and numbers at the top (TA Regs 19: name and licence on every document). */
export function drawLetterhead(pdf: Pdf, sender: Letterhead) {
  drawLogo(pdf, sender.logoImage);
  pdf
    .fontSize(20)
    .fillColor(sender.colour ?? SEA)
    .text(sender.name, { continued: false });
  pdf.fontSize(8.5).fillColor(MUTED).text(`${sender.licenceNo} · UEN ${sender.uen}`);
  if (sender.address.length > 0) pdf.text(sender.address.join(', '));
  pdf.text([sender.supportEmail, sender.supportPhone].filter(Boolean).join(' · '));
  pdf.moveDown(1.5);
}

/** An agency's own name, logo and numbers at the top of a paper for its client. */
export function drawBrand(
  pdf: Pdf,
  sender: {
    name: string;
    licenceNumber: string;
    uniqueEntityNumber: string;
    phone: string | null;
    email: string | null;
    colour: string | null;
  },
  logo: Buffer | undefined,
) {
  drawLogo(pdf, logo);
  pdf
    .fontSize(20)
    .fillColor(sender.colour ?? SEA)
    .text(sender.name, { continued: false });
  pdf.fontSize(8.5).fillColor(MUTED).text(`${sender.licenceNumber} · UEN ${sender.uniqueEntityNumber}`);
  const ways = [sender.email, sender.phone].filter(Boolean).join(' · ');
  if (ways) pdf.text(ways);
  pdf.moveDown(1.5);
}
