export type DecodedText = { ok: true; text: string } | { ok: false; line: number; message: string };

const utf8 = new TextDecoder('utf-8', { fatal: true });
const BOMS = [
  { bytes: [0xff, 0xfe], decoder: new TextDecoder('utf-16le', { fatal: true }) },
  { bytes: [0xfe, 0xff], decoder: new TextDecoder('utf-16be', { fatal: true }) },
];

/** The line of the first byte that is not UTF-8, which a decoder does not tell. */
function lineOfFirstFault(bytes: Uint8Array): number {
  let line = 1;
  for (let start = 0; start < bytes.length; line += 1) {
    const newline = bytes.indexOf(0x0a, start);
    const end = newline < 0 ? bytes.length : newline + 1;
    try {
      utf8.decode(bytes.subarray(start, end));
    } catch {
      return line;
    }
    start = end;
  }
  return line;
}

/** The text of a file: UTF-8, or UTF-16 with a byte order mark, as spreadsheets save "Unicode text". Other encodings cannot be told apart and are refused. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = BOMS.find(({ bytes: [first, second] }) => bytes[0] === first && bytes[1] === second);
  try {
    const text = (marked?.decoder ?? utf8).decode(bytes);
    if (!text.includes('\0')) return { ok: true, text };
  } catch {
    // Told below.
  }
  const advice = 'save it as UTF-8 (in Excel: "CSV UTF-8") and try again';
  if (marked || bytes.includes(0)) return { ok: false, line: 1, message: `is not a text file: ${advice}` };
  return {
    ok: false,
    line: lineOfFirstFault(bytes),
    message: `is not UTF-8; older versions of Excel save Windows-1252 or another encoding of one country: ${advice}`,
  };
}
