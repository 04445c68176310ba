import type { OrderLine } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { formatDate, formatMoney } from '../money/format-money';
import { DOCUMENT_WORDS } from './document-words';

type When = Pick<OrderLine, 'localDate' | 'startTime' | 'endDate'>;

const spanOf = (first: string, last: string, language: Language) => first + (language.startsWith('zh') ? '至' : ' – ') + last;

/** When a line is: a day with its start, from day to day, or any day. */
export function visitText({ localDate, startTime, endDate }: When, language: Language): string {
  if (localDate === null) return DOCUMENT_WORDS[language].openDated;
  const first = [formatDate(localDate, language), startTime].filter(Boolean).join(' ');
  return endDate ? spanOf(first, formatDate(endDate, language), language) : first;
}

/** What its travellers pay by themselves on board or at the terminal, with its words; undefined where nothing is. */
export function paidThereOf({ kind, paidOnBoard }: OrderLine, language: Language): { label: string; value: string } | undefined {
  if (!paidOnBoard) return undefined;
  return { label: DOCUMENT_WORDS[language].paidThere[kind === 'ferry' ? 'ferry' : 'cruise'], value: formatMoney(paidOnBoard, language) };
}
