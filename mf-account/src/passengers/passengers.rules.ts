import type { SavedPassenger } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';

const bare = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Who has every typed word in name, country or passport. */
export function matching(items: SavedPassenger[], search: string): SavedPassenger[] {
  const words = bare(search).split(/\s+/).filter(Boolean);
  return items.filter((one) => {
    const all = bare([one.givenNames, one.familyName, displayName(one), one.nationality, one.passportNumber].join(' '));
    return words.every((word) => all.includes(word));
  });
}

/** A passport that ends within half a year is refused at many borders. */
export function passportState(expiresOn: string | null, today: string): 'none' | 'over' | 'soon' | 'good' {
  if (!expiresOn) return 'none';
  if (expiresOn < today) return 'over';
  const halfYear = new Date(Date.parse(`${today}T00:00:00Z`) + 183 * 86_400_000).toISOString().slice(0, 10);
  return expiresOn < halfYear ? 'soon' : 'good';
}
