export interface DateParts {
  day: string;
  month: string;
  year: string;
}

const monthForms = (language: string) =>
  (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => plain(format.format(new Date(Date.UTC(2024, index, 1)))));
  });

// Upper and lower case, points and accents do not matter.
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f.\s]/g, '')
    .toLowerCase();

/** A month typed as number, or as a name (whole or from three letters) in the page's language or English: 1 to 12, or null. */
export function readMonth(typed: string, language: string): number | null {
  const text = plain(typed);
  if (/^\d{1,2}月?$/.test(text)) {
    const month = Number.parseInt(text, 10);
    return month >= 1 && month <= 12 ? month : null;
  }
  for (const names of [...monthForms(language), ...monthForms('en')]) {
    const index = names.findIndex((name) => name === text || (text.length >= 3 && name.startsWith(text)));
    if (index >= 0) return index + 1;
  }
  return null;
}

/** 'YYYY-MM-DD' or a partial form of it, as three boxes. */
export function splitDate(value: string): DateParts {
  const [year = '', month = '', day = ''] = value.split('-');
  return { day, month, year };
}

/** 'YYYY-MM-DD' when the parts are a day of the calendar; otherwise what was typed, as 'year-month-day', '' when all are empty. */
export function joinDate({ day, month, year }: DateParts, language: string): string {
  const raw = [year, month, day].map((part) => part.replaceAll('-', '').trim());
  if (raw.every((part) => part === '')) return '';
  const monthNumber = readMonth(month, language);
  const dayNumber = /^\s*\d{1,2}\s*$/.test(day) ? Number(day) : 0;
  if (monthNumber === null || dayNumber === 0 || !/^\s*\d{4}\s*$/.test(year)) return raw.join('-');
  const date = new Date(Date.UTC(2000, monthNumber - 1, dayNumber));
  date.setUTCFullYear(Number(year), monthNumber - 1, dayNumber);
  const exists = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber;
  return exists ? `${year.trim()}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}` : raw.join('-');
}
