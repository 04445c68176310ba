const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
// Indonesian names that begin otherwise.
const OTHER_MONTHS: Record<string, number> = { mei: 5, agu: 8, okt: 10, des: 12 };

const monthOf = (word: string): number => {
  const key = word.slice(0, 3).toLowerCase();
  return OTHER_MONTHS[key] ?? MONTHS.indexOf(key) + 1;
};
const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function plainDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1900 && year < 2100 ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : undefined;
}

/** Two digits are the year of a person or passport: 30 and more belong to the last century. */
const fullYear = (year: number) => (year >= 100 ? year : year + (year >= 30 ? 1900 : 2000));

function fromNumbers(first: number, second: number, year: number) {
  // Day first, as everywhere around the Straits, unless that cannot be.
  return plainDate(year, second, first) ?? plainDate(year, first, second);
}

// Excel counts days from here, with a leap day that 1900 never had.
const EXCEL_START = Date.UTC(1899, 11, 30);

/** A date as files and people write it, as a plain date; what cannot be read comes back as it was. */
export const readDate = (typed: string): string =>
  READERS.reduce<string | undefined>((found, read) => found ?? read(typed.trim()), undefined) ?? typed;

type Reader = (text: string) => string | undefined;
const matched =
  (pattern: RegExp, read: (parts: string[]) => string | undefined): Reader =>
  (text) => {
    const found = pattern.exec(text);
    return found ? read(found.slice(1)) : undefined;
  };
const READERS: Reader[] = [
  matched(/^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?:[T ].*)?$/, ([year, month, day]) =>
    plainDate(Number(year), Number(month), Number(day)),
  ),
  matched(/^(\d{1,2})\s*[-/. ]\s*(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/, ([first, second, year]) =>
    fromNumbers(Number(first), Number(second), fullYear(Number(year))),
  ),
  matched(/^(\d{1,2})[-/. ]*(\p{L}{3,})[-/., ]*(\d{4}|\d{2})$/u, ([day, month = '', year]) =>
    plainDate(fullYear(Number(year)), monthOf(month), Number(day)),
  ),
  matched(/^(\d{4,5})(?:\.0+)?$/, ([days]) => new Date(EXCEL_START + Number(days) * 86_400_000).toISOString().slice(0, 10)),
];
