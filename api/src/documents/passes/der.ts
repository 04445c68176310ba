/** DER, as far as a signature needs it: writing values, and reading the parts of one. */

export function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xffffff ? 8 : length > 0xffff ? 6 : length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}

export const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
/** In the order that DER wants of a set. */
export const setOf = (...parts: Buffer[]) => der(0x31, ...parts.sort(Buffer.compare));
export const integer = (value: number) => der(0x02, Buffer.from([value]));
export const octets = (content: Buffer) => der(0x04, content);
export const nothing = der(0x05);
export const time = (at: Date) => der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

export function objectId(name: string): Buffer {
  const [first = 0, second = 0, ...rest] = name.split('.').map(Number);
  return der(0x06, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}
function base128(value: number): number[] {
  const bytes = [value & 0x7f];
  for (let left = value >> 7; left > 0; left >>= 7) bytes.unshift((left & 0x7f) | 0x80);
  return bytes;
}

/** The values inside of a constructed one, each whole with its tag. */
export function partsOf(value: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = headOf(value, 0).start; at < value.length;) {
    const { end } = headOf(value, at);
    parts.push(value.subarray(at, end));
    at = end;
  }
  return parts;
}

function headOf(bytes: Buffer, at: number): { start: number; end: number } {
  const first = bytes[at + 1] ?? 0;
  const more = first < 0x80 ? 0 : first & 0x7f;
  const start = at + 2 + more;
  return { start, end: start + (more === 0 ? first : bytes.readUIntBE(at + 2, more)) };
}
