import type { Client } from '@straits/api-contract';
import { displayName } from '@straits/api-contract/person-name';
import { searchKey } from '@straits/api-contract/text-form';

/** Who has every typed word in the name. */
export function named(clients: readonly Client[], search: string): Client[] {
  const words = search.split(/\s+/).map(searchKey).filter(Boolean);
  return clients.filter(({ givenNames, familyName }) => {
    const name = searchKey(`${givenNames} ${familyName} ${displayName({ givenNames, familyName })}`);
    return words.every((word) => name.includes(word));
  });
}

const DAY_MS = 86_400_000;
const SOON_DAYS = 60;
/** Whoever is deleted within two months should be asked again now. */
export const endsSoon = ({ keepUntil }: Pick<Client, 'keepUntil'>, today: string): boolean =>
  Date.parse(keepUntil) - Date.parse(today) <= SOON_DAYS * DAY_MS;
