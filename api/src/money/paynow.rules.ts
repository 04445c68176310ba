/** One EMVCo field: two-digit id, two-digit length, value. All values are ASCII, so that characters are bytes. */
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

/** A Singapore UEN, with the suffix of a PayNow account where there is one. */
const UEN = /^[0-9A-Z]{9,10}[0-9A-Z]{0,3}$/;
/** What fits into field 62-01; a reference that were cut would not be found again. */
const REFERENCE = /^[\x21-\x7e]{1,25}$/;
/** Thirteen characters are what field 54 holds. */
const MOST_MINOR = 999_999_999_999;

/** A name as EMVCo's field 59 takes it: at most 25 printable ASCII characters; letters lose their accents. Empty where nothing of it is left. */
function merchantName(payee: string): string {
  const plain = payee
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\x20-\x7e]/g, ' ');
  return plain.replaceAll(/ +/g, ' ').trim().slice(0, 25).trim();
}

/**
 * The payload of a PayNow QR (SGQR, EMVCo merchant-presented): amount, reference and expiry are fixed, the payer cannot change them. null where no
 * payload says exactly what is to be paid, to whom and for what: the transfer is then typed by hand.
 */
export function payNowPayload({ uen, amountMinor, reference, payee, expiresOn }: PayNowRequest): string | null {
  const name = merchantName(payee);
  const isPayable = Number.isSafeInteger(amountMinor) && amountMinor > 0 && amountMinor <= MOST_MINOR;
  if (!isPayable || !UEN.test(uen) || !REFERENCE.test(reference) || name === '' || !/^\d{4}-\d{2}-\d{2}$/.test(expiresOn)) return null;
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
    field('59', name) +
    field('60', 'Singapore') +
    field('62', field('01', reference)) +
    '6304';
  return body + crc16(body);
}
