import { MAIN_FONT, OTHER_FONTS } from './fonts';

const LETTER = /[\p{L}\p{M}]/u;
/** Gaps without a letter are bridged up to this length: fewer ranges. */
const BRIDGE = 300;

/** The letters and marks of all fonts as `DRAWN_LETTERS` has them: after a font was changed this is the contract's new table. */
export function drawnLetters(): string {
  const all = new Set([MAIN_FONT, ...OTHER_FONTS].flatMap((font) => font.parsed().characterSet));
  const letters = [...all].filter((code) => LETTER.test(String.fromCodePoint(code))).sort((one, other) => one - other);
  const ranges: { first: number; last: number }[] = [];
  for (const code of letters) {
    const range = ranges.at(-1);
    const gap = range ? Array.from({ length: Math.min(code - range.last - 1, BRIDGE) }, (_, step) => range.last + 1 + step) : [];
    const isNear = range && code - range.last <= BRIDGE && !gap.some((one) => LETTER.test(String.fromCodePoint(one)));
    if (isNear) range.last = code;
    else ranges.push({ first: code, last: code });
  }
  let before = 0;
  return ranges
    .map(({ first, last }) => {
      const text = (first - before).toString(36) + (last > first ? `-${(last - first).toString(36)}` : '');
      before = last;
      return text;
    })
    .join(' ');
}
