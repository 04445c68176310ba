import { randomInt } from 'node:crypto';

// No 0/O, 1/I/L, 5/S, 8/B, U/V: codes are read out on the phone.
const ALPHABET = '2346790ACDEFGHJKMNPQRTWXYZ'.replace('0', '');

const letters = (length: number) => Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Number of an order, not guessable: `ST7KQ2MX9P`. */
export const newOrderCode = () => `ST${letters(8)}`;
export const newConfirmationNumber = () => `C${letters(9)}`;
/** What a ticket's QR says; long enough that nobody guesses one. */
export const newTicketCode = () => `T${letters(15)}`;
