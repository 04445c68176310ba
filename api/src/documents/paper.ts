import PDFDocument from 'pdfkit';
import { MAIN_FONT, type PaperFont } from './fonts';
import { isPlain, runsOf, type Run } from './text-runs';

/** What a line is drawn with inside of pdfkit (0.20.2), which has no public way to draw one line in several fonts. */
interface Inside {
  _font: { ascender: number };
  _fontSize: number;
  _fragment(text: string, x: number, y: number, options: TextOptions): void;
}
type TextOptions = PDFKit.Mixins.TextOptions & { lineWidth?: number; textWidth?: number; wordCount?: number };
const Base = PDFDocument as unknown as new (options: PDFKit.PDFDocumentOptions) => PDFKit.PDFDocument & Inside;

/** Shapes a run as a whole: pdfkit shapes word by word otherwise, and would put the words of Arabic from left to right. */
const WHOLE: PDFKit.Mixins.OpenTypeFeatures[] = [];

/**
 * A PDF document that draws text of any script that the shop has a font for. pdfkit breaks text into lines; here a line becomes runs, each in
 * the font that has its letters and in its direction.
 */
export class Paper extends Base {
  constructor(options: PDFKit.PDFDocumentOptions) {
    // None of its own: pdfkit would read and parse Helvetica's measures for every paper.
    super({ ...options, font: '' });
    this.use(MAIN_FONT);
  }

  private use({ name, parsed }: PaperFont) {
    this.registerFont(name, parsed());
    this.font(name);
  }

  private inFont<T>(font: PaperFont, act: () => T): T {
    const before = this._font;
    this.use(font);
    try {
      return act();
    } finally {
      this._font = before;
    }
  }

  private widthOf({ font, text }: Run, options?: PDFKit.Mixins.TextOptions): number {
    return this.inFont(font, () => super.widthOfString(text, { ...options, features: WHOLE }));
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    const line = text.normalize();
    if (isPlain(line)) return super.widthOfString(line, options);
    return runsOf(line).reduce((width, run) => width + this.widthOf(run, options), 0);
  }

  override _fragment(text: string, x: number, y: number, options: TextOptions): void {
    const line = text.normalize();
    if (isPlain(line)) return super._fragment(line, x, y, options);
    const runs = runsOf(line.trimEnd());
    const width = runs.reduce((sum, run) => sum + this.widthOf(run), 0);
    const free = options.width === undefined ? 0 : (options.lineWidth ?? width) - width;
    let left = x + (options.align === 'right' ? free : options.align === 'center' ? free / 2 : 0);
    // All runs stand on the main font's line.
    const baseline = (-this._font.ascender / 1000) * this._fontSize;
    for (const run of runs) {
      this.inFont(run.font, () => super._fragment(run.text, left, y, { baseline, features: WHOLE }));
      left += this.widthOf(run);
    }
  }
}
