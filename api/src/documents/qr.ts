import { create } from 'qrcode';
import type { Pdf } from './pdf';

/** Light modules around a code that a scanner needs to find it (ISO/IEC 18004). */
const QUIET = 4;

/** Draws a QR code as lines of dark modules: sharp at any size, and much cheaper than a picture of it. */
export function drawQr(pdf: Pdf, text: string, { x, y, width }: { x: number; y: number; width: number }) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const step = width / (size + 2 * QUIET);
  const isDark = (row: number, column: number) => column < size && data[row * size + column] === 1;
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      const begin = column;
      while (isDark(row, column)) column++;
      // A hair higher than the step, so that no light line shows between two rows.
      pdf.rect(x + (begin + QUIET) * step, y + (row + QUIET) * step, (column - begin) * step, step * 1.02);
    }
  }
  pdf.fill('#000000');
}
