import { inflateSync } from 'node:zlib';
import { DRAWN_LETTERS } from '@straits/api-contract/drawn-letters';
import { drawnLetters } from './drawn-letters.fixture';
import { fontsReady, MAIN_FONT, OTHER_FONTS } from './fonts';
import { drawPdf } from './pdf';
import { runsOf } from './text-runs';

beforeAll(() => fontsReady);

/** What a reader copies out of a PDF of ours: the texts of all glyphs that it draws. */
function drawnText(pdf: Buffer): string {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) => [...stream.matchAll(/\[(<.*>)\]/g)].flatMap(([, texts = '']) => texts.match(/<[^>]*>/g) ?? []))
    .map((text) => text.replaceAll(/[<> ]/g, '').match(/.{4}/g) ?? [])
    .map((units) => String.fromCharCode(...units.map((unit) => parseInt(unit, 16))))
    .join('');
}
const drawn = (text: string) => drawPdf({ title: 'A', author: 'B', language: 'en' }, (pdf) => void pdf.text(text));

it('knows in the contract exactly the letters that the fonts have', () => {
  expect(DRAWN_LETTERS).toBe(drawnLetters());
});

it.each(['சிவகுமார்', 'กิตติศักดิ์', 'محمد', 'क्ष', '한국', 'ﾃｽﾄ', '𠮷野', 'Łukasz', 'İpek', 'ख्मेर', 'Nguyễn'])(
  'draws every letter of %s',
  async (name) => {
    const text = drawnText(await drawn(name));

    for (const letter of name) expect(text).toContain(letter);
  },
);

it('draws whatever letter of a font without failing, also where fontkit throws', async () => {
  const letters = OTHER_FONTS.slice(0, -1).flatMap((font) => font.parsed().characterSet.map((code) => String.fromCodePoint(code)));

  await expect(drawn(letters.join(' '))).resolves.toBeInstanceOf(Buffer);
  await expect(drawn(letters.join(''))).resolves.toBeInstanceOf(Buffer);
});

describe('a line', () => {
  const texts = (line: string) => runsOf(line).map(({ text }) => text);

  it('keeps a word with a Polish letter in fonts of one design', () => {
    expect(runsOf('Żółć Tan').map(({ font, text }) => [font.name, text])).toEqual([
      ['noto-sans-latin-ext', 'Ż'],
      ['noto-sans-latin', 'ó'],
      ['noto-sans-latin-ext', 'łć'],
      [MAIN_FONT.name, ' Tan'],
    ]);
  });

  it('has Arabic words from right to left, between what goes from left to right', () => {
    expect(texts('Ada محمد علي Tan')).toEqual(['Ada ', 'علي', ' ', 'محمد', ' Tan']);
  });

  it('keeps a number and brackets behind an isolated Arabic name in their place', () => {
    expect(texts('\u2068محمد\u2069 (60+)')).toEqual(['محمد', ' (60+)']);
    expect(texts('(علي)')).toEqual(['(', 'علي', ')']);
  });

  it('drops what would turn the reading direction of others', () => {
    expect(texts('Eve\u202Etseuq')).toEqual(['Evetseuq']);
  });
});

it('shapes joined letters as HarfBuzz does: Arabic by place, Thai marks above one another', () => {
  const font = (name: string) => OTHER_FONTS.find((one) => one.name === name)!.parsed();
  const shapes = (text: string) => font('noto-sans-arabic-arabic').layout(text).glyphs;

  // Alone, at the beginning and at the end a letter has different shapes.
  expect(new Set([...shapes('ه'), ...shapes('هه')].map(({ id }) => id)).size).toBeGreaterThan(2);
  expect(font('noto-sans-thai-thai').layout('ที่').advanceWidth).toBe(font('noto-sans-thai-thai').layout('ท').advanceWidth);
});
