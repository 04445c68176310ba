import { ALPHA_2 } from './country-codes';

/** What the machine-readable lines of a passport or card say; dates plain, countries of two letters. */
export interface ReadMrz {
  familyName: string;
  givenNames: string;
  passportNumber: string;
  nationality: string;
  dateOfBirth: string;
  expiresOn: string;
}
export type MrzFault = 'shape' | 'number' | 'birth' | 'expiry';

const WEIGHTS = [7, 3, 1];
const valueOf = (sign: string) => {
  if (/\d/.test(sign)) return Number(sign);
  return sign === '<' ? 0 : sign.charCodeAt(0) - 55;
};
/** ICAO 9303: every part has a check digit of its own. */
const isChecked = (part: string, digit: string) =>
  [...part].reduce((sum, sign, index) => sum + valueOf(sign) * (WEIGHTS[index % 3] ?? 1), 0) % 10 === valueOf(digit);

function yearOf(two: number, today: string, mayBeAhead: boolean): number {
  const thisYear = Number(today.slice(0, 4));
  const year = Math.floor(thisYear / 100) * 100 + two;
  if (mayBeAhead) return year < thisYear - 50 ? year + 100 : year;
  return year > thisYear ? year - 100 : year;
}
const dateOf = (digits: string, today: string, mayBeAhead = false) =>
  `${yearOf(Number(digits.slice(0, 2)), today, mayBeAhead)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;

/** Of a code of three letters; what is none ("D", "GBD", stateless) is read by hand. */
const OTHER: Record<string, string> = { D: 'DE', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB' };
const countryOf = (code: string) => ALPHA_2.get(code) ?? OTHER[code] ?? '';

const words = (part: string) => part.replaceAll('<', ' ').trim().replace(/ +/g, ' ');
// "TAN<<MEI<LING" as people write it: "Tan", "Mei Ling".
const inCase = (name: string) => name.toLowerCase().replace(/(^|[ '-])\p{L}/gu, (start) => start.toUpperCase());

interface Parts {
  names: string;
  number: string;
  numberDigit: string;
  nationality: string;
  birth: string;
  birthDigit: string;
  expiry: string;
  expiryDigit: string;
}

function twoLineParts([first = '', second = '']: string[]): Parts {
  return {
    names: first.slice(5),
    number: second.slice(0, 9),
    numberDigit: second.charAt(9),
    nationality: second.slice(10, 13),
    birth: second.slice(13, 19),
    birthDigit: second.charAt(19),
    expiry: second.slice(21, 27),
    expiryDigit: second.charAt(27),
  };
}

function threeLineParts([first = '', second = '', third = '']: string[]): Parts {
  return {
    names: third,
    number: first.slice(5, 14),
    numberDigit: first.charAt(14),
    nationality: second.slice(15, 18),
    birth: second.slice(0, 6),
    birthDigit: second.charAt(6),
    expiry: second.slice(8, 14),
    expiryDigit: second.charAt(14),
  };
}

const SHAPES: Record<string, (lines: string[]) => Parts> = { '44 44': twoLineParts, '36 36': twoLineParts, '30 30 30': threeLineParts };

/** Reads the lines at the foot of a passport (2 × 44), visa or card (2 × 36, 3 × 30), with or without the spaces of a scan. */
export function readMrz(typed: string, today: string): { read: ReadMrz } | { fault: MrzFault } {
  const lines = typed
    .toUpperCase()
    .replace(/«/g, '<<')
    .split(/\r?\n/)
    .map((line) => line.replace(/[^A-Z0-9<]/g, ''))
    .filter(Boolean);
  const parts = SHAPES[lines.map(({ length }) => length).join(' ')]?.(lines);
  if (!parts) return { fault: 'shape' };
  if (!isChecked(parts.number, parts.numberDigit)) return { fault: 'number' };
  if (!isChecked(parts.birth, parts.birthDigit)) return { fault: 'birth' };
  if (!isChecked(parts.expiry, parts.expiryDigit)) return { fault: 'expiry' };
  const [family = '', given = ''] = parts.names.split('<<');
  return {
    read: {
      familyName: inCase(words(family)),
      givenNames: inCase(words(given)),
      passportNumber: words(parts.number),
      nationality: countryOf(words(parts.nationality)),
      dateOfBirth: dateOf(parts.birth, today),
      expiresOn: dateOf(parts.expiry, today, true),
    },
  };
}
