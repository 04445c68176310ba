/** @jest-environment node */
import { deflateRawSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { readXlsx } from './read-xlsx';

beforeAll(() => void (globalThis.DOMParser = new JSDOM().window.DOMParser));

/** A zip as Excel writes it: local files, then the directory. */
function zip(files: Record<string, string>): ArrayBuffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const packed = deflateRawSync(Buffer.from(text));
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(offset, 42);
    locals.push(local, Buffer.from(name), packed);
    central.push(entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(offset, 16);
  const whole = Buffer.concat([...locals, directory, end]);
  return whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
}

it('reads shared and inline texts, numbers and left-out cells of the first sheet', async () => {
  const rows = await readXlsx(
    zip({
      'xl/sharedStrings.xml': '<sst><si><t>First name</t></si><si><r><t>Bir</t></r><r><t>thday</t></r></si></sst>',
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>' +
        '<row r="2"><c r="A2" t="inlineStr"><is><t>陈 &amp; Mei</t></is></c><c r="C2"><v>32944</v></c></row><row r="3"/></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml': '<worksheet/>',
    }),
  );

  expect(rows).toEqual([
    ['First name', '', 'Birthday'],
    ['陈 & Mei', '', '32944'],
  ]);
});

it('throws for what is no such file', async () => {
  await expect(readXlsx(new TextEncoder().encode('a,b\n1,2').buffer)).rejects.toThrow();
});
