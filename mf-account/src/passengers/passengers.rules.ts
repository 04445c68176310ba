import type { SavedPassenger } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';
import { searchKey } from '@straits/api-contract/text-form';

/** Who has every typed word in name, country or passport. */
export function matching(items: SavedPassenger[], search: string): SavedPassenger[] {
  const words = search.split(/\s+/).map(searchKey).filter(Boolean);
  return items.filter((one) => {
    const all = searchKey([one.givenNames, one.familyName, displayName(one), one.nationality, one.passportNumber].join(' '));
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
