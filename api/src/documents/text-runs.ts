import bidiFactory from 'bidi-js';
import { MAIN_FONT, OTHER_FONTS, type PaperFont } from './fonts';

/** A stretch of a line that is drawn in one font, from left to right. */
export interface Run {
  font: PaperFont;
  text: string;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}\u061C\u200F\u202A-\u202E\u2066-\u2069]/u;
/** What says how to draw and is not drawn. Joiners are: they are for the shaping font. */
const CONTROLS = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
/** What would turn the text of others around; isolates (U+2066 to U+2069) keep a name to itself. */
const OVERRIDES = /[\u202A-\u202E]/g;
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}$/u;
const WORD = /[\p{L}\p{M}\u200C\u200D]+(?:[’‘][\p{L}\p{M}]+)*|[^\p{L}\p{M}\u200C\u200D]/gu;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const hasAll = (font: PaperFont, text: string) => [...text].every((letter) => IGNORABLE.test(letter) || font.has(letter));
/** The main font is Chinese: its ’ is as wide as a Chinese sign. */
const HAS_APOSTROPHE = /\p{Script=Latin}[’‘]/u;
const fontOf = (text: string) =>
  !HAS_APOSTROPHE.test(text) && hasAll(MAIN_FONT, text) ? MAIN_FONT : OTHER_FONTS.find((font) => hasAll(font, text));

interface Piece {
  font: PaperFont;
  start: number;
  end: number;
}

/** A word is drawn in one font as far as one has it all, so that its letters look alike and shape together. */
function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  const add = (font: PaperFont, text: string, start: number) => {
    const last = pieces.at(-1);
    if (last?.font === font) last.end = start + text.length;
    else pieces.push({ font, start, end: start + text.length });
  };
  // The fonts of one word's letters look alike: Polish is divided between two files of one design. A letter that no font has becomes the main
  // font's empty box, so that a reader sees that something is missing.
  const addLetter = (segment: string, start: number) => {
    const font = OTHER_FONTS.find((one) => hasAll(one, segment)) ?? (hasAll(MAIN_FONT, segment) ? MAIN_FONT : undefined);
    if (font || [...segment].length === 1) return add(font ?? MAIN_FONT, segment, start);
    let at = start;
    for (const letter of segment) {
      addLetter(letter, at);
      at += letter.length;
    }
  };
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const font = fontOf(word);
    if (font) add(font, word, index);
    else for (const { segment, index: at } of graphemes.segment(word)) addLetter(segment, index + at);
  }
  return pieces;
}

const runOf = ({ font }: Piece, text: string): Run => ({ font, text: text.replace(CONTROLS, '') });
const reversed = (text: string) => [...text].reverse().join('');

/** The runs of a line from left to right (Unicode's bidirectional algorithm, UAX #9). The line itself runs from left to right, as our languages do. */
function inVisualOrder(line: string, pieces: Piece[]): Run[] {
  const levels = bidi.getEmbeddingLevels(line, 'ltr');
  const mirrored = bidi.getMirroredCharactersMap(line, levels.levels);
  const levelled = pieces.flatMap((piece) => {
    const parts: { piece: Piece; text: string; level: number }[] = [];
    for (let at = piece.start; at < piece.end; at++) {
      const level = levels.levels[at]!;
      const text = mirrored.get(at) ?? line[at]!;
      const last = parts.at(-1);
      if (last?.level === level) last.text += text;
      else parts.push({ piece, text, level });
    }
    return parts;
  });
  const highest = Math.max(...levelled.map(({ level }) => level));
  for (let level = highest; level > 0; level--)
    for (let start = 0; start < levelled.length; start++) {
      let end = start;
      while (end < levelled.length && levelled[end]!.level >= level) end++;
      if (end > start + 1) levelled.splice(start, end - start, ...levelled.slice(start, end).reverse());
      if (end > start) start = end;
    }
  // HarfBuzz turns what it shapes by its script; signs and spaces of the main font have none.
  return levelled.map(({ piece, text, level }) => runOf(piece, level % 2 === 1 && piece.font === MAIN_FONT ? reversed(text) : text));
}

/** Most lines are in the main font and go from left to right. */
export function isPlain(line: string): boolean {
  for (const letter of line) if (!MAIN_FONT.has(letter)) return false;
  return !HAS_APOSTROPHE.test(line);
}

/** Splits a line into what is drawn from left to right, each part in the font that has its letters. */
export function runsOf(typed: string): Run[] {
  const line = typed.replace(OVERRIDES, '');
  const pieces = piecesOf(line);
  const runs = RIGHT_TO_LEFT.test(line)
    ? inVisualOrder(line, pieces)
    : pieces.map((piece) => runOf(piece, line.slice(piece.start, piece.end)));
  return runs.filter(({ text }) => text !== '');
}
