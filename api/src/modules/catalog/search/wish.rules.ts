import type { Wish } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';

// How a line is read in which somebody types what, who and when: `zoo 2a1c 12 dec`, `zoo 2 dewasa 1 anak besok`, `动物园 2大1小 12月12日`. What is
// read is taken out of the line, a reader after the other; what is left are the words.

const HAN_NUMBERS = '一二三四五六七八九十';
const NUMBER = `(?<![\\d/.-])(\\d{1,2}|[${HAN_NUMBERS}两兩])\\s*`;
const numberOf = (text: string) => (/\d/.test(text) ? Number(text) : HAN_NUMBERS.indexOf(text) + 1 || 2);

/** One character is a person only where no other word goes on: 3大景点 are three sights. */
const ALONE = `(?![^\\P{Script=Han}${HAN_NUMBERS}两兩和])`;
const group = (latin: string, han: string, short: string) =>
  new RegExp(`${NUMBER}(?:(?:${latin})(?![a-z])|[个個名位]?(?:${han}|[${short}]${ALONE}))`, 'u');
const GROUPS = {
  adults: group('a|ad|adt|adults?|orang dewasa|dewasa|orang|pax|persons?|people', '大人|成人|人', '大'),
  children: group('c|ch|chd|child|children|kids?|anak-anak|anak', '小孩|小朋友|儿童|兒童|孩子', '小'),
  infants: group('i|inf|infants?|baby|babies|bayi', '婴儿|嬰兒|宝宝|寶寶', '婴嬰'),
} as const;

/** `zoo for 2 on friday`: a number that no word follows but one that joins; `for 2 hours` is not about people. */
const FOR_SOME = /(?<!\p{L})(?:for|untuk)\s+(\d{1,2})(?=\s*(?:$|[+&,]|(?:and|on|dan|pada)(?!\p{L})))/u;

interface Reading {
  rest: string;
  count: number;
}
function takeGroup(line: string, pattern: RegExp): Reading {
  const found = pattern.exec(line);
  return found ? { rest: line.replace(found[0], ' '), count: numberOf(found[1]!) } : { rest: line, count: 0 };
}

function takeGuests(line: string): { rest: string; guests: Wish['guests'] } {
  const infants = takeGroup(line, GROUPS.infants);
  const children = takeGroup(infants.rest, GROUPS.children);
  const named = takeGroup(children.rest, GROUPS.adults);
  const adults = named.count > 0 ? named : takeGroup(named.rest, FOR_SOME);
  const guests = { adults: adults.count, children: children.count, infants: infants.count };
  return { rest: adults.rest, guests: Object.values(guests).some((count) => count > 0) ? guests : null };
}

const MONTHS = [
  ['january', 'januari'],
  ['february', 'februari'],
  ['march', 'maret'],
  ['april'],
  ['may', 'mei'],
  ['june', 'juni'],
  ['july', 'juli'],
  ['august', 'agustus', 'agt'],
  ['september'],
  ['october', 'oktober'],
  ['november', 'nopember'],
  ['december', 'desember'],
];
/** Of a name, or of its first three letters or more; 0 is no month. */
const monthOf = (text: string) => MONTHS.findIndex((names) => names.some((name) => text.length >= 3 && name.startsWith(text))) + 1;

interface Parts {
  year?: string | undefined;
  month: number;
  day: number;
}
const pad = (value: number) => String(value).padStart(2, '0');
const written = (year: number, { month, day }: Parts) => `${year}-${pad(month)}-${pad(day)}`;
function exists(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}
/** A day without its year is the next one of its name; null is a day that no calendar has. */
function dayOf(parts: Parts, today: string): string | null {
  const { year } = parts;
  const thisYear = Number(today.slice(0, 4));
  // A leap day may be three years ahead.
  const years = year ? [Number(year.padStart(4, '20'))] : [0, 1, 2, 3, 4].map((ahead) => thisYear + ahead);
  return years.map((one) => written(one, parts)).find((date) => exists(date) && (year !== undefined || date >= today)) ?? null;
}

function addDays(date: string, days: number): string {
  const instant = new Date(`${date}T00:00:00Z`);
  instant.setUTCDate(instant.getUTCDate() + days);
  return instant.toISOString().slice(0, 10);
}

interface Context {
  today: string;
  language: Language;
}
type DateForm = [pattern: RegExp, read: (found: string[], context: Context) => string | null];
const LETTERS = '(?<![\\p{L}])';
const relative = (words: string, days: number): DateForm => [
  new RegExp(`${LETTERS}(?:${words})(?![a-z])`, 'u'),
  (_, { today }) => addDays(today, days),
];
const HAN_DAYS: [string, number][] = [
  ['后天|後天', 2],
  ['明天|明日', 1],
  ['今天|今日', 0],
];

/** Two numbers are day and month, in Chinese month and day; where that is no date, the other way round. */
function ofNumbers([first = '', second = '', year]: string[], { today, language }: Context): string | null {
  const dayFirst = { year, day: Number(first), month: Number(second) };
  const monthFirst = { year, day: Number(second), month: Number(first) };
  const [usual, other] = language.startsWith('zh') ? [monthFirst, dayFirst] : [dayFirst, monthFirst];
  return dayOf(usual, today) ?? dayOf(other, today);
}

const DATE_FORMS: DateForm[] = [
  [
    /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/,
    ([year, month, day], { today }) => dayOf({ year, month: Number(month), day: Number(day) }, today),
  ],
  [
    /(?:(?<!\d)(\d{4})年)?\s*(?<!\d)(\d{1,2})月\s*(\d{1,2})(?!\d)[日号號]?/,
    ([year, month, day], { today }) => dayOf({ year, month: Number(month), day: Number(day) }, today),
  ],
  [/(?<![\d/.-])(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?(?![\d/.-])/, ofNumbers],
  [
    /(?<!\d)(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]{3,9})(?:[ -]?(20\d\d))?(?![\da-z])/,
    ([day, month = '', year], { today }) => dayOf({ year, month: monthOf(month), day: Number(day) }, today),
  ],
  [
    /(?<![a-z])([a-z]{3,9}) (\d{1,2})(?:st|nd|rd|th)?(?:,? (20\d\d))?(?![\da-z])/,
    ([month = '', day, year], { today }) => dayOf({ year, month: monthOf(month), day: Number(day) }, today),
  ],
  relative('day after tomorrow|lusa', 2),
  relative('tomorrow|tmrw?|besok', 1),
  relative('today|hari ini', 0),
  ...HAN_DAYS.map(([words, days]): DateForm => [new RegExp(words, 'u'), (_, { today }) => addDays(today, days)]),
];

function takeDate(line: string, context: Context): { rest: string; date: string | null } {
  for (const [pattern, read] of DATE_FORMS)
    for (const found of line.matchAll(new RegExp(pattern, `${pattern.flags}g`))) {
      const date = read(found.slice(1), context);
      if (date) return { rest: `${line.slice(0, found.index)} ${line.slice(found.index + found[0].length)}`, date };
    }
  return { rest: line, date: null };
}

/** Words that only join: `zoo for 2 adults and 1 child on 12 dec`. */
const JOINING = /(?<![\p{L}\p{N}])(?:for|and|on|untuk|dan|pada|tgl|tanggal|和|[+&,，、])(?![\p{L}\p{N}])/gu;

/** What a line asks for; null where it says neither a day nor people. `today` is the shop's. */
export function readWish(typed: string, context: Context): Wish | null {
  const line = typed.normalize('NFKC').toLowerCase();
  const { rest: undated, date } = takeDate(line, context);
  const { rest, guests } = takeGuests(undated);
  if (!date && !guests) return null;
  return { words: rest.replace(JOINING, ' ').trim().replace(/\s+/g, ' '), date, guests };
}
