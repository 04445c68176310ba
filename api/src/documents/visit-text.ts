import type { OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatDate } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';

/** When a line is: a day with its start, from day to day, or any day. */
export function visitText({ localDate, startTime, endDate }: OrderLine, language: Language): string {
  if (localDate === null) return DOCUMENT_WORDS[language].openDated;
  const first = [formatDate(localDate, language), startTime].filter(Boolean).join(' ');
  return endDate ? `${first} – ${formatDate(endDate, language)}` : first;
}
