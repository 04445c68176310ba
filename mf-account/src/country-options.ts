import { useMemo } from 'react';
import { useTexts } from '@straits/i18n';
import { COUNTRIES } from './phone-number/calling-codes';

// Where most shoppers live stands first.
const NEAR = ['SG', 'ID', 'MY', 'CN'];

/** Countries by name in the reader's language. In the browser only: names differ between a server's and a browser's data. */
export function useCountryOptions() {
  const { language } = useTexts('account');
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const collator = new Intl.Collator(language);
    const option = (code: string) => ({ value: code, label: names.of(code) ?? code });
    const others = COUNTRIES.filter((code) => !NEAR.includes(code)).map(option);
    return [...NEAR.map(option), ...others.sort((a, b) => collator.compare(a.label, b.label))];
  }, [language]);
}
