import type { SavedPassenger } from '@straits/api-contract';
import type { TravellerValues } from './traveller.rules';

/** A saved traveller as this form has them: only what the option asks for, and nothing that is not there empties what was typed. */
export function fromSaved(person: SavedPassenger, asked: ReadonlySet<string>): Partial<TravellerValues> {
  const details: [keyof TravellerValues, string | null][] = [
    ['dateOfBirth', person.dateOfBirth],
    ['nationality', person.nationality],
    ['passportNumber', person.passportNumber],
    ['passportExpiry', person.expiresOn],
  ];
  const singleName = person.givenNames === '' || person.familyName === '';
  return {
    givenNames: singleName ? person.givenNames || person.familyName : person.givenNames,
    familyName: singleName ? '' : person.familyName,
    singleName,
    ...Object.fromEntries(details.filter(([name, value]) => asked.has(name) && value)),
  };
}
