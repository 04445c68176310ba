import { crc32 } from 'node:zlib';

interface Entry {
  name: string;
  content: Buffer;
}

/** 1980-01-01: a pass says itself when it was signed. */
const DAY = 0x21;
const VERSION = 20;

/** What local and central headers have in common. */
function factsOf({ name, content }: Entry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(VERSION, 0);
  facts.writeUInt16LE(DAY, 8);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
const mark = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};

/** A ZIP of a few small files with ASCII names, stored as they are. */
export function storedZip(entries: Entry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const [facts, name] = [factsOf(entry), Buffer.from(entry.name)];
    const local = Buffer.concat([mark(0x04034b50), facts, name, entry.content]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const made = Buffer.from([VERSION, 0]);
    centrals.push(Buffer.concat([mark(0x02014b50), made, facts, place, name]));
    locals.push(local);
    at += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, central, mark(0x06054b50), end]);
}
