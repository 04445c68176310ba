import fc from 'fast-check';
import { readTable } from './table.rules';

it.each([
  [
    'commas',
    'a,b\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'semicolons, as Excel writes them in Indonesia',
    'a;b\r\n1;2\r\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'tabs, as copied from a spreadsheet',
    'a\tb\n1\t2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'quotes around delimiters and line breaks',
    'a,b\n"Lim, Ada","two\nlines"',
    [
      ['a', 'b'],
      ['Lim, Ada', 'two\nlines'],
    ],
  ],
  ['doubled quotes', 'a\n"say ""hi"""', [['a'], ['say "hi"']]],
  [
    'a byte order mark and empty lines',
    '\uFEFFa,b\n\n , \n1,',
    [
      ['a', 'b'],
      ['1', ''],
    ],
  ],
  ['nothing', '', []],
])('reads %s', (_case, text, rows) => {
  expect(readTable(text)).toEqual(rows);
});

it('reads back every table that is written by the rules', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '\n', '名', ' ') }).map((text) => text.trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(table, (rows) => {
      const head = ['first', 'second'];
      const written = [head, ...rows].map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(',')).join('\r\n');
      expect(readTable(written)).toEqual([head, ...rows.filter((row) => row.some((text) => text !== ''))]);
    }),
  );
});
