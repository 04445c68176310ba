declare module 'fontkit' {
  interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  /** What pdfkit reads of a shaped text; all in the font's units. */
  export interface GlyphRun {
    glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
    positions: GlyphPosition[];
    advanceWidth: number;
  }
  /** A font, read and parsed; pdfkit takes it in the place of a file (`typeof src.layout === 'function'`). */
  export type Font = Uint8Array & {
    layout(text: string): GlyphRun;
    createSubset(): { glyphs: number[]; includeGlyph(id: number): number };
    getGlyph(id: number): { advanceWidth: number };
    characterSet: number[];
  };
  export function create(content: Buffer): Font;
}
