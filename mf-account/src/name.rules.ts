import { undrawnLetters } from '@straits/api-contract/person-name';
import { isName } from './text-format.rules';

/** What is wrong with a person's name, as a key of the texts. */
export function nameFault(typed: string | undefined): string | undefined {
  const name = (typed ?? '').trim();
  if (!name) return 'fault.nameMissing';
  if ([...name].length < 2) return 'fault.nameShort';
  if (!isName(name)) return 'fault.nameLetters';
  return undrawnLetters(name).length > 0 ? 'fault.nameScript' : undefined;
}
