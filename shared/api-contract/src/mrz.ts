import { ALPHA_2 } from './country-codes';

/** What the machine-readable lines of a passport say; dates plain, countries of two letters. */
export interface ReadMrz {
  familyName: string;
  givenNames: string;
  passportNumber: string;
  nationality: string;
  dateOfBirth: string;
  expiresOn: string;
}
export type MrzFault = 'shape' | 'document' | 'number' | 'birth' | 'expiry';

const WEIGHTS = [7, 3, 1];
const valueOf = (sign: string) => {
  if (/\d/.test(sign)) return Number(sign);
  return sign === '<' ? 0 : sign.charCodeAt(0) - 55;
};
/** ICAO 9303: every part has a check digit of its own. */
const isChecked = (part: string, digit: string) =>
  [...part].reduce((sum, sign, index) => sum + valueOf(sign) * (WEIGHTS[index % 3] ?? 1), 0) % 10 === valueOf(digit);

const MOST_YEARS_AHEAD = 20;
/** The date of six digits, whose century is the last that it can be of, `latest` at most; undefined where no such day was. */
function dateOf(digits: string, latest: string): string | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined;
  const [year, month, day] = [0, 2, 4].map((at) => digits.slice(at, at + 2));
  const date = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`).find((one) => one <= latest);
  if (!date) return undefined;
  const read = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(date) ? date : undefined;
}
const ahead = (today: string) => `${Number(today.slice(0, 4)) + MOST_YEARS_AHEAD}${today.slice(4)}`;

/** Of a code of three letters; what is none ("D", "GBD", stateless) is read by hand. */
const OTHER: Record<string, string> = { D: 'DE', GBD: 'GB', GBN: 'GB', GBO: 'GB', GBP: 'GB', GBS: 'GB' };
const countryOf = (code: string) => ALPHA_2.get(code) ?? OTHER[code] ?? '';

const words = (part: string) => part.replaceAll('<', ' ').trim().replace(/ +/g, ' ');
// "TAN<<MEI<LING" as people write it: "Tan", "Mei Ling".
const inCase = (name: string) => name.toLowerCase().replace(/(^|[ '-])\p{L}/gu, (start) => start.toUpperCase());

const LENGTHS = { passport: '44 44', others: new Set(['36 36', '30 30 30']) };

/**
 * Reads the two lines at the foot of a passport (ICAO 9303, TD3), with or without the spaces of a scan. Visas and cards have lines too, with a number of
 * their own: `document`.
 */
export function readMrz(typed: string, today: string): { read: ReadMrz } | { fault: MrzFault } {
  const lines = typed
    .toUpperCase()
    .replace(/«/g, '<<')
    .split(/\r?\n/)
    .map((line) => line.replace(/[^A-Z0-9<]/g, ''))
    .filter(Boolean);
  const [first = '', second = ''] = lines;
  const lengths = lines.map(({ length }) => length).join(' ');
  if (LENGTHS.others.has(lengths)) return { fault: 'document' };
  if (lengths !== LENGTHS.passport) return { fault: 'shape' };
  if (!first.startsWith('P')) return { fault: 'document' };
  const number = second.slice(0, 9);
  const [birth, expiry] = [second.slice(13, 19), second.slice(21, 27)];
  if (!words(number) || !isChecked(number, second.charAt(9))) return { fault: 'number' };
  const dateOfBirth = isChecked(birth, second.charAt(19)) ? dateOf(birth, today) : undefined;
  if (!dateOfBirth) return { fault: 'birth' };
  const expiresOn = isChecked(expiry, second.charAt(27)) ? dateOf(expiry, ahead(today)) : undefined;
  if (!expiresOn || expiresOn <= dateOfBirth) return { fault: 'expiry' };
  const [family = '', given = ''] = first.slice(5).split('<<');
  return {
    read: {
      familyName: inCase(words(family)),
      givenNames: inCase(words(given)),
      passportNumber: words(number),
      nationality: countryOf(words(second.slice(10, 13))),
      dateOfBirth,
      expiresOn,
    },
  };
}
