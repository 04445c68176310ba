import type { LedgerKind } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import { fill } from '../../../mail/mail-words';
import { formatMoney } from '../../../money/format-money';
import { writtenRate } from '../convert/rates.rules';
import { ENTRY_WORDS } from './entry-words';

/** What an entry is about, as facts (decision 0145): they are put into words when somebody reads them. */
export interface EntryFacts {
  kind: LedgerKind;
  /** Of a correction: what it took back. */
  reversedKind: LedgerKind | null;
  /** As written by whoever caused it: an order's number, a code, a reference. */
  description: string;
  /** Of a share in what an agency under this one sold: which one. */
  soldBy: string | null;
  conversion: { from: string; to: string; rate: string; feeMinor: number } | null;
}

const rateText = (rate: string, language: Language) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 18 }).format(Number(writtenRate(rate)));

/** An entry in the reader's language: `SGD to IDR at 12,650, fee SGD 1.00`. */
export function describeEntry({ kind, reversedKind, description, soldBy, conversion }: EntryFacts, language: Language): string {
  const words = ENTRY_WORDS[language];
  if (conversion) {
    const { from, to, rate, feeMinor } = conversion;
    const fee = feeMinor === 0 ? '' : fill(words.fee, { fee: formatMoney({ amount: feeMinor, currency: from }, language) });
    return fill(words.way, { from, to, rate: rateText(rate, language) }) + fee;
  }
  if (soldBy) return fill(words.sales, { agency: soldBy, order: description });
  return (reversedKind ?? kind) === 'settlement' ? words.settlement : description;
}

/** On paper, where no line below says the kind: `Top-up · TU-7KQ2`. */
export function describeWithKind(entry: EntryFacts, language: Language): string {
  const said = describeEntry(entry, language);
  const saysIt = entry.kind === 'conversion' || entry.kind === 'settlement';
  return saysIt ? said : `${ENTRY_WORDS[language].kinds[entry.kind]} · ${said}`;
}

/** Kinds of which the name has the words in it. */
export function kindsNamed(words: string, language: Language): LedgerKind[] {
  const sought = words.toLowerCase();
  const names = Object.entries(ENTRY_WORDS[language].kinds) as [LedgerKind, string][];
  return names.filter(([, name]) => name.toLowerCase().includes(sought)).map(([kind]) => kind);
}
