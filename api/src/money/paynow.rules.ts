/** One EMVCo field: two-digit id, two-digit length, value. */
const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`;

/** CRC-16/CCITT-FALSE in upper-case hex, as EMVCo's field 63 wants it. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const byte of Buffer.from(text, 'utf8')) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

export interface PayNowRequest {
  uen: string;
  /** SGD cents. */
  amountMinor: number;
  reference: string;
  payee: string;
  /** Last day on which a bank app accepts the code, in Singapore. */
  expiresOn: string;
}

/** The payload of a PayNow QR (SGQR, EMVCo merchant-presented): amount, reference and expiry are fixed, the payer cannot change them. */
export function payNowPayload({ uen, amountMinor, reference, payee, expiresOn }: PayNowRequest): string {
  const account =
    field('00', 'SG.PAYNOW') + field('01', '2') + field('02', uen) + field('03', '0') + field('04', expiresOn.replaceAll('-', ''));
  const body =
    field('00', '01') +
    field('01', '12') +
    field('26', account) +
    field('52', '0000') +
    field('53', '702') +
    field('54', (amountMinor / 100).toFixed(2)) +
    field('58', 'SG') +
    field('59', payee.slice(0, 25)) +
    field('60', 'Singapore') +
    field('62', field('01', reference.slice(0, 25))) +
    '6304';
  return body + crc16(body);
}
