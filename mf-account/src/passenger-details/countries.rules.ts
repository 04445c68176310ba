import { ALPHA_2, COUNTRY_CODES } from '@straits/api-contract/country-codes';

const bare = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

// What people and older passports write that no list of names has.
const ALSO: Record<string, string> = {
  d: 'DE',
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  korea: 'KR',
  southkorea: 'KR',
  gbd: 'GB',
  gbn: 'GB',
  gbo: 'GB',
  gbs: 'GB',
  gbp: 'GB',
  prc: 'CN',
};
// Most travellers of the region; a nationality in words is theirs.
const PEOPLE: Record<string, string> = {
  singaporean: 'SG',
  indonesian: 'ID',
  malaysian: 'MY',
  chinese: 'CN',
  thai: 'TH',
  vietnamese: 'VN',
  filipino: 'PH',
  indian: 'IN',
  australian: 'AU',
  british: 'GB',
  american: 'US',
  japanese: 'JP',
  korean: 'KR',
  taiwanese: 'TW',
};

let names: Map<string, string> | undefined;
/** Every country's name in the shop's languages. Made when it is first needed: it takes some milliseconds. */
function nameTable(): Map<string, string> {
  names ??= new Map(
    ['en', 'id', 'zh-Hans', 'zh-Hant'].flatMap((language) => {
      const display = new Intl.DisplayNames([language], { type: 'region' });
      return [...COUNTRY_CODES].map((code) => [bare(display.of(code) ?? code), code] as const);
    }),
  );
  return names;
}

/** The ISO code of a country as files and passports write it: code of two or three letters, or its name; unknown ones come back as they were. */
export function readCountry(typed: string): string {
  const upper = typed.trim().toUpperCase();
  if (COUNTRY_CODES.has(upper)) return upper;
  const key = bare(typed);
  return ALPHA_2.get(upper) ?? ALSO[key] ?? PEOPLE[key] ?? nameTable().get(key) ?? typed;
}
