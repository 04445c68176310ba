import { faultAt, type BankFile } from './bank-file.rules';
import { readCamt053 } from './camt053-file.rules';
import { readCsv } from './csv-file.rules';
import { readMt940 } from './mt940-file.rules';

const NOT_TEXT = 'holds what is no text: save the file as plain text (UTF-8)';

/** Reads a bank's file by what it is: camt.053, MT940 or CSV. One broken line refuses the whole file, with its place. */
export function readBankFile(content: string): BankFile {
  const begin = content.replace(/^\ufeff/, '').trimStart();
  if (begin === '') return { ok: false, faults: [faultAt(1, 'the file is empty', 'empty')] };
  const odd = content.indexOf('\0');
  if (odd >= 0) return { ok: false, faults: [faultAt(content.slice(0, odd).split('\n').length, NOT_TEXT)] };
  if (begin.startsWith('<')) return readCamt053(begin);
  if (/^(\{1:|:20:)/.test(begin)) return readMt940(content);
  return readCsv(begin);
}
