// The one form in which texts are kept and compared (decision 0211). Names and free text keep every letter as it is written (NFC); codes,
// addresses, numbers and searches are read by what they mean (NFKC), so that ＦＲＥＥ２６ is FREE26. What nobody sees is never kept: it hides one
// text in another, and turns the direction of what stands around it.

/** Most of what is typed needs none of Unicode's care. */
const PLAIN = /^[\x20-\x7e]*$/;

/** Every way of ending a line. */
const LINE_END = /\r\n?|[\n\v\f\x85\u2028\u2029]/g;
const LINE_BREAKS = /\s*(?:\r\n?|[\n\v\f\x85\u2028\u2029])\s*/g;

/**
 * What has no width and no meaning of its own: control and bidirectional characters, zero-width spaces, byte order marks, tag characters, blank
 * fillers, characters that are none. A tab and the end of a line are taken care of before.
 */
const UNSEEN =
  /[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufdd0-\ufdef\ufeff\uffa0\ufff0-\ufffb\ufffe\uffff\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;
/** The tags of a region's flag (Scotland's) are drawn. */
const FLAG = /(\u{1f3f4}[\u{e0061}-\u{e007a}\u{e0030}-\u{e0039}]{2,7}\u{e007f})/u;

/** After these a joiner decides how the letters are drawn, or makes one emoji of several; after others it only hides. */
const TAKES_JOINER =
  /[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}]/u;
// Looking ahead alone: some browsers that we serve cannot look behind.
const JOINERS = /(.?)([\u200c\u200d]+)(?=(.?))/gsu;

const withoutStrayJoiners = (text: string) =>
  text.replace(JOINERS, (_all, before: string, joiners: string, after: string) =>
    before && after && TAKES_JOINER.test(before) ? `${before}${joiners.charAt(0)}` : before,
  );

const withoutUnseen = (text: string) =>
  withoutStrayJoiners(
    text
      .split(FLAG)
      .map((part, at) => (at % 2 === 1 ? part : part.replace(UNSEEN, '')))
      .join(''),
  );

/** A name or any text of one line: NFC, without what nobody sees; ends of lines and tabs are spaces. */
export const oneLine = (text: string): string =>
  PLAIN.test(text) ? text.trim() : withoutUnseen(text.normalize('NFC').replace(LINE_BREAKS, ' ').replace(/\t/g, ' ')).trim();

/** Text of several lines: the same, with `\n` at the end of each. */
export const manyLines = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : text
        .normalize('NFC')
        .replace(LINE_END, '\n')
        .split('\n')
        .map((line) => withoutUnseen(line.replace(/\t/g, ' ')).trimEnd())
        .join('\n')
        .trim();

/** A code, an address, a number or a search as it is meant: full-width letters and digits are plain ones, and no joiner is kept. */
export const plainForm = (text: string): string =>
  PLAIN.test(text)
    ? text.trim()
    : withoutUnseen(text.normalize('NFKC').replace(LINE_BREAKS, ' ').replace(/\t/g, ' '))
        .replace(/[\u200c\u200d]/g, '')
        .replace(/\p{Zs}/gu, ' ')
        .trim();

/** A code in the letters in which it is kept: capitals, without spaces around. */
export const codeForm = (text: string): string => plainForm(text).toUpperCase();

/** What two texts have in common that are spelt alike but for accents, case, apostrophes, hyphens and spaces: `O’Brien`, `OBrien`, `o brien`. */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\p{Z}\p{C}\s`´^~¨]/gu, '')
    .toLowerCase();
