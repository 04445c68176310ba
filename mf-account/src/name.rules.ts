import { isName } from './text-format.rules';

/** What is wrong with a person's name, as a key of the texts. */
export function nameFault(typed: string | undefined): string | undefined {
  const name = (typed ?? '').trim();
  if (!name) return 'fault.nameMissing';
  if ([...name].length < 2) return 'fault.nameShort';
  return isName(name) ? undefined : 'fault.nameLetters';
}

/** As it is said: Chinese, Japanese and Korean names begin with the family. */
export function nameOf({ givenNames, familyName }: { givenNames: string; familyName: string }): string {
  const isEastAsian = /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(familyName + givenNames);
  return isEastAsian ? familyName + givenNames : `${givenNames} ${familyName}`.trim();
}
