import { crc16, payNowPayload } from './paynow.rules';

describe('crc16', () => {
  it('gives the standard check value', () => {
    expect(crc16('123456789')).toBe('29B1');
  });
});

describe('payNowPayload', () => {
  const payload = payNowPayload({
    uen: '200312345K',
    amountMinor: 12_805,
    reference: 'ST7KQ2MX9P',
    payee: 'Straits Travel Private Limited',
    expiresOn: '2026-11-22',
  });

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
});
