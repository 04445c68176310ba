import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font, type GlyphRun } from 'fontkit';
import harfbuzzLoading, { type Harfbuzz } from 'harfbuzzjs';
import { unpackWoff } from './woff';

let harfbuzz: Harfbuzz;
/** To be awaited before text is drawn. */
export const fontsReady = harfbuzzLoading.then((loaded) => {
  harfbuzz = loaded;
});

/** A font that papers are drawn with; parsed when a letter needs it for the first time in the process. */
export interface PaperFont {
  name: string;
  has(letter: string): boolean;
  parsed(): Font;
}

function paperFont(name: string, parse: () => Font): PaperFont {
  let font: Font | undefined;
  const parsed = () => (font ??= parse());
  let covered: Set<number> | undefined;
  return {
    name,
    parsed,
    has: (letter) => (covered ??= new Set(parsed().characterSet)).has(letter.codePointAt(0)!),
  };
}

/** Chinese, Japanese, Korean and plain Latin stand letter by letter: fontkit draws them. */
const own = (file: string) => paperFont(file, () => create(readFileSync(path.join(__dirname, 'fonts', `${file}.otf`))));

/** Of HarfBuzz: letters keep their own cluster unless they change places. */
const MONOTONE_CHARACTERS = 1;
/** More than a font can have: numbers from here on are of glyphs with their text. */
const SHAPES = 0x10000;

/**
 * The other scripts join, stack and reorder letters. fontkit leaves marks out of place there, and throws at some: HarfBuzz shapes them. One shape
 * serves several letters (those of Arabic differ by their dots), so that a glyph is a shape with its text: what is copied out of a PDF is right.
 */
function shapedByHarfbuzz(content: Buffer): Font {
  const font = create(content);
  const shaper = harfbuzz.createFont(harfbuzz.createFace(harfbuzz.createBlob(content), 0));
  const glyphs: { id: number; shape: number; advanceWidth: number; codePoints: number[] }[] = [];
  const known = new Map<string, number>();
  const glyphOf = (shape: number, text: string) => {
    const key = `${shape} ${text}`;
    const index = known.get(key) ?? glyphs.length;
    if (index === glyphs.length) {
      known.set(key, index);
      const codePoints = [...text].map((letter) => letter.codePointAt(0)!);
      glyphs.push({ id: SHAPES + index, shape, advanceWidth: font.getGlyph(shape).advanceWidth, codePoints });
    }
    return glyphs[index]!;
  };
  font.layout = (text: string): GlyphRun => {
    const buffer = harfbuzz.createBuffer();
    buffer.setClusterLevel(MONOTONE_CHARACTERS);
    buffer.addText(text);
    buffer.guessSegmentProperties();
    harfbuzz.shape(shaper, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    return {
      glyphs: shaped.map(({ g, cl }, index) => glyphOf(g, textOf(text, shaped, { cl, index }))),
      positions: shaped.map(({ ax, ay, dx, dy }) => ({ xAdvance: ax, yAdvance: ay, xOffset: dx, yOffset: dy })),
      advanceWidth: shaped.reduce((sum, { ax }) => sum + ax, 0),
    };
  };
  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const places = new Map<number, number>();
    const includeShape = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (id) => {
      // A part of a composed shape.
      if (id < SHAPES) return includeShape(id);
      const place = places.get(id) ?? subset.glyphs.push(glyphs[id - SHAPES]!.shape) - 1;
      places.set(id, place);
      return place;
    };
    return subset;
  };
  return font;
}

/** The letters that a cluster of glyphs stands for, said by its first glyph. */
function textOf(text: string, shaped: { cl: number }[], { cl, index }: { cl: number; index: number }): string {
  if (shaped.findIndex((glyph) => glyph.cl === cl) !== index) return '';
  return text.slice(cl, Math.min(text.length, ...shaped.map((glyph) => glyph.cl).filter((start) => start > cl)));
}

const noto = (family: string, subset: string) =>
  paperFont(`${family}-${subset}`, () =>
    shapedByHarfbuzz(unpackWoff(readFileSync(require.resolve(`@fontsource/${family}/files/${family}-${subset}-400-normal.woff`)))),
  );

/** Latin and the Chinese that most papers need. */
export const MAIN_FONT = own('straits-sans');

const NOTO_SCRIPTS = [
  ...['arabic', 'hebrew', 'armenian', 'georgian', 'bengali', 'gurmukhi', 'gujarati', 'oriya', 'tamil', 'telugu', 'kannada', 'malayalam'],
  ...['sinhala', 'thai', 'lao', 'khmer', 'myanmar', 'ethiopic', 'thaana'],
];

/** What the main font lacks, in the order in which they are asked: small ones before the rest of Chinese, Japanese and Korean. */
export const OTHER_FONTS: readonly PaperFont[] = [
  ...['latin-ext', 'latin', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'].map((subset) =>
    noto('noto-sans', subset),
  ),
  ...NOTO_SCRIPTS.map((script) => noto(`noto-sans-${script}`, script)),
  own('straits-sans-more'),
];
