import { codeForm, manyLines, oneLine, plainForm, searchKey } from './text-form';
import { email, multiLineText, phone, text, typedCode } from './primitives';

describe('text of one line', () => {
  it.each([
    ['direction turned', 'Ann\u202eeeL', 'AnneeL'],
    ['isolates and marks', '\u2068Ann\u2069 \u200eLee\u200f', 'Ann Lee'],
    ['zero-width spaces and byte order marks', '\ufeffA\u200bnn\u2060', 'Ann'],
    ['private ends of lines', 'Ann\u2028Lee\u2029Tan\u0085Ong', 'Ann Lee Tan Ong'],
    ['a header of its own', 'Ann\r\nBcc: x@y.test', 'Ann Bcc: x@y.test'],
    ['tabs', 'Ann\tLee', 'Ann Lee'],
    ['control characters', 'A\u0007n\u001bn\u009b', 'Ann'],
    ['tags that spell a hidden text', 'Ann\u{e0049}\u{e0067}', 'Ann'],
    ['letters and accents apart', 'Jose\u0301', 'José'],
    ['a joiner between Latin letters', 'pay\u200dpal\u200c', 'paypal'],
    ['nothing but what is unseen', '\u200b\u3164\u2066', ''],
  ])('is taken without %s', (_what, typed, kept) => {
    expect(oneLine(typed)).toBe(kept);
  });

  it.each([
    ['Devanagari', 'क्\u200dष'],
    ['Persian', 'می\u200cخواهم'],
    ['Sinhala', 'ක්\u200dෂ'],
    ['a family', '👩\u200d👩\u200d👧'],
    ['a person of a colour and a thing', '👩🏽\u200d🚀'],
    ['a heart in two colours', '❤️\u200d🔥'],
    ["Scotland's flag", '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['full-width letters, which are how the name is written', 'ＡＢＣ株式会社'],
    ['a character beyond the first plane', '𠮷野家'],
  ])('keeps %s', (_what, written) => {
    expect(oneLine(written)).toBe(written);
    expect(manyLines(written)).toBe(written);
  });
});

it('keeps the lines of a text, each ended alike', () => {
  expect(manyLines(' one\r\ntwo\u2028\rthree\u202e \n\n')).toBe('one\ntwo\n\nthree');
});

it('reads codes, addresses and numbers by what they mean', () => {
  expect(codeForm(' ｆｒｅｅ２６\u200b')).toBe('FREE26');
  expect(plainForm('ｍｅｉ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('mei@example.com');
});

it('finds names however they are spelt', () => {
  expect(new Set(["O'Brien", 'O’Brien', 'OBrien', 'o brien', 'ＯＢＲＩＥＮ', 'O-Brien'].map(searchKey))).toEqual(new Set(['obrien']));
  expect(searchKey('José Müller-Lüdenscheidt')).toBe('josemullerludenscheidt');
});

it('is what the contract takes', () => {
  expect(text(10).parse('Ann\u202e\nLee')).toBe('Ann Lee');
  expect(text(3, 1).safeParse('\u200b\u2066').success).toBe(false);
  expect(multiLineText(20).parse('a\r\nb\u202e')).toBe('a\nb');
  expect(email.parse('Ｍｅｉ＠Example.com\u200b')).toBe('mei@example.com');
  expect(phone.parse('＋６５\u202a６１２３４５６７')).toBe('+6561234567');
  expect(typedCode(20).parse('ＦＲＥＥ２６')).toBe('FREE26');
  for (const broken of ['a\u0000', 'a\ud800', '\udc00'])
    for (const kind of [text(9), multiLineText(9), typedCode(9)]) expect(kind.safeParse(broken).success).toBe(false);
});
