import { readCountry } from '../passenger-details/countries.rules';
import { readDate } from '../passenger-details/dates.rules';

/** What a column may hold; '' leaves it out. */
export const COLUMN_FIELDS = [
  'givenNames',
  'familyName',
  'title',
  'dateOfBirth',
  'nationality',
  'passportNumber',
  'expiresOn',
  'issuedOn',
  'issuedAt',
  'placeOfBirth',
  'countryOfResidence',
  'renewedAt',
] as const;
export type ColumnField = (typeof COLUMN_FIELDS)[number];

// Headings as files have them in the shop's languages, without spaces and marks.
const HEADINGS: Record<ColumnField, string> = {
  givenNames: 'givennames givenname firstname firstnames forename name fullname namadepan nama 名 名字 姓名',
  familyName: 'familyname lastname surname namabelakang namakeluarga 姓 姓氏',
  title: 'title salutation gelar sapaan 称谓 稱謂',
  dateOfBirth: 'dateofbirth dob birthdate birthday tanggallahir tgllahir 出生日期 生日',
  nationality: 'nationality citizenship kewarganegaraan kebangsaan 国籍 國籍',
  passportNumber: 'passportnumber passportno passport passportnum nomorpaspor nopaspor paspor 护照号 护照号码 護照號 護照號碼',
  expiresOn: 'expirydate dateofexpiry passportexpiry expiry expires berlakusampai tanggalkedaluwarsa 有效期 有效期至 护照有效期 護照有效期',
  issuedOn: 'dateofissue issuedate issued tanggalterbit 签发日期 簽發日期',
  issuedAt: 'placeofissue issuedat issueplace tempatterbit 签发地 簽發地',
  placeOfBirth: 'placeofbirth birthplace tempatlahir 出生地',
  countryOfResidence: 'countryofresidence residence negaratinggal negaratempattinggal 居住国 居住國',
  renewedAt: 'placeofexpiry renewedat tempatkedaluwarsa 换发地 換發地',
};
const FIELD_OF_HEADING = new Map(COLUMN_FIELDS.flatMap((field) => HEADINGS[field].split(' ').map((heading) => [heading, field] as const)));

const bare = (heading: string) =>
  heading
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** What each column is by its heading; '' where it says nothing. A field is given to its first column only. */
export function guessColumns(headings: string[]): (ColumnField | '')[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const field = FIELD_OF_HEADING.get(bare(heading)) ?? '';
    if (field === '' || taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

const TITLES: Record<string, string> = {
  mr: 'MR',
  bapak: 'MR',
  bpk: 'MR',
  先生: 'MR',
  ms: 'MS',
  ibu: 'MS',
  nona: 'MISS',
  女士: 'MS',
  mrs: 'MRS',
  miss: 'MISS',
  小姐: 'MISS',
  dr: 'DR',
};
const READ: Partial<Record<ColumnField, (typed: string) => string>> = {
  title: (typed) => TITLES[bare(typed)] ?? typed,
  dateOfBirth: readDate,
  issuedOn: readDate,
  expiresOn: readDate,
  nationality: readCountry,
  countryOfResidence: readCountry,
};

/** A row as it is sent: values by field, dates and countries in our spelling where they can be read. */
export function rowOf(cells: string[], columns: readonly (ColumnField | '')[]): Record<string, string> {
  const pairs = columns.flatMap((field, index) => {
    const cell = cells[index] ?? '';
    return field === '' || cell === '' ? [] : [[field, readValue(field, cell)] as const];
  });
  return Object.fromEntries(pairs);
}
export const readValue = (field: string, typed: string) => READ[field as ColumnField]?.(typed) ?? typed;
