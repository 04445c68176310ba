import { crc16, payNowPayload } from './paynow.rules';

describe('crc16', () => {
  it('gives the standard check value', () => {
    expect(crc16('123456789')).toBe('29B1');
  });
});

const REQUEST = {
  uen: '200312345K',
  amountMinor: 12_805,
  reference: 'ST7KQ2MX9P',
  payee: 'Straits Travel Private Limited',
  expiresOn: '2026-11-22',
};

/** Reads a payload as a bank does: by bytes. */
function fieldsOf(payload: string): Record<string, string> {
  const bytes = Buffer.from(payload, 'utf8');
  const fields: Record<string, string> = {};
  for (let at = 0; at < bytes.length;) {
    const length = Number(bytes.subarray(at + 2, at + 4).toString());
    fields[bytes.subarray(at, at + 2).toString()] = bytes.subarray(at + 4, at + 4 + length).toString();
    at += 4 + length;
  }
  return fields;
}

describe('payNowPayload', () => {
  const payload = payNowPayload(REQUEST) ?? '';

  it('carries amount, reference and expiry', () => {
    expect(payload).toContain('5406128.05');
    expect(payload).toContain('0110ST7KQ2MX9P');
    expect(payload).toContain('040820261122');
  });

  it('cuts the name to what EMVCo allows', () => {
    expect(payload).toContain('5925Straits Travel Private Li');
  });

  it('ends with the checksum over all before it', () => {
    expect(payload.slice(-4)).toBe(crc16(payload.slice(0, -4)));
  });

  // Checksums computed elsewhere: two that begin with 0, and a reference of 25 characters.
  it.each([
    [8_600, 'TEST00122', '000D'],
    [8_600, 'TEST00130', '012E'],
    [125_050, 'ABCDEFGHIJKLMNOPQRSTUVWXY', '8558'],
  ])('of %i cents for %s ends in %s', (amountMinor, reference, checksum) => {
    const made = payNowPayload({ uen: '201912345K', amountMinor, reference, payee: 'STRAITS TEST PTE LTD', expiresOn: '2026-03-15' });

    expect(made?.slice(-4)).toBe(checksum);
  });

  it.each([
    ['Café Océan Pte Ltd', 'Cafe Ocean Pte Ltd'],
    ['Ａｓｉａ Travel', 'Asia Travel'],
    ['海峡旅行 Straits', 'Straits'],
    ['Nguyễn & Sons 🚢', 'Nguyen & Sons'],
  ])('writes the payee %s as %s', (payee, name) => {
    expect(fieldsOf(payNowPayload({ ...REQUEST, payee }) ?? '')).toMatchObject({ 59: name, 63: expect.stringMatching(/^[0-9A-F]{4}$/) });
  });

  it.each([
    ['an amount of nothing', { amountMinor: 0 }],
    ['an amount below nothing', { amountMinor: -100 }],
    ['a part of a cent', { amountMinor: 10.5 }],
    ['an amount that the field does not hold', { amountMinor: 1_000_000_000_000 }],
    ['a reference of 26 characters', { reference: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' }],
    ['no reference', { reference: '' }],
    ['a reference that is not ASCII', { reference: 'ST七KQ2MX9P' }],
    ['a payee of whom no letter is left', { payee: '海峡旅行' }],
    ['no number of the company', { uen: '' }],
  ])('there is none for %s', (_case, change) => {
    expect(payNowPayload({ ...REQUEST, ...change })).toBeNull();
  });
});
