import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/** The font inside of a WOFF 1 file (W3C), as fonts are read by those who draw with them: its tables, uncompressed. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const range = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(range * 16, 6);
  head.writeUInt16BE(Math.log2(range), 8);
  head.writeUInt16BE((count - range) * 16, 10);
  const parts: Uint8Array[] = [head];
  let at = head.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER + index * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [number, number, number];
    const stored = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const place = 12 + index * 16;
    woff.copy(head, place, entry, entry + 4);
    woff.copy(head, place + 4, entry + 16, entry + 20);
    head.writeUInt32BE(at, place + 8);
    head.writeUInt32BE(length, place + 12);
    const padding = Buffer.alloc(-length & 3);
    parts.push(table, padding);
    at += length + padding.length;
  }
  return Buffer.concat(parts);
}
