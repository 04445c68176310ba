import { dateOf, faultAt, minorOf, type BankFile, type BankLine } from './bank-file.rules';
import type { FieldFault } from '../../http/refusal';
import { all, readXml, textAt, XmlFault, type Xml } from './xml.rules';

/** What the payer wrote: every reference and remittance text of an entry. */
const wordsOf = (entry: Xml) =>
  all(entry, 'NtryDtls', 'TxDtls')
    .flatMap((details) => [
      textAt(details, 'Refs', 'EndToEndId'),
      ...all(details, 'RmtInf', 'Ustrd').map(({ text }) => text.trim()),
      textAt(details, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref'),
    ])
    .concat(textAt(entry, 'AddtlNtryInf'))
    .filter(Boolean)
    .join(' ');

/** Minor units of an entry's amount, always above zero; undefined when there is none. */
function amountOf(entry: Xml): { minor: number; currency: string } | undefined {
  const [amount] = all(entry, 'Amt');
  const currency = amount?.attributes['Ccy'] ?? '';
  const minor = amount && /^[A-Z]{3}$/.test(currency) ? minorOf(amount.text, currency) : undefined;
  return minor && minor > 0 ? { minor, currency } : undefined;
}
function bookedOnOf(entry: Xml): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})-(\d\d)-(\d\d)/.exec(textAt(entry, 'BookgDt', 'Dt') || textAt(entry, 'BookgDt', 'DtTm')) ?? [];
  return dateOf(year, month, day);
}
const SIGNS: Record<string, number> = { CRDT: 1, DBIT: -1 };

function readEntry(entry: Xml, account: string): BankLine | FieldFault {
  const [amount, bookedOn, sign] = [amountOf(entry), bookedOnOf(entry), SIGNS[textAt(entry, 'CdtDbtInd')]];
  if (!amount) return faultAt(entry.line, 'this entry has no amount (Amt with Ccy)', 'amount');
  if (!bookedOn) return faultAt(entry.line, 'this entry has no booking date (BookgDt)', 'date');
  if (!sign) return faultAt(entry.line, 'this entry has no direction (CdtDbtInd)');
  const bankRef = textAt(entry, 'AcctSvcrRef') || textAt(entry, 'NtryRef');
  return { account, bookedOn, amountMinor: sign * amount.minor, currency: amount.currency, bankRef, text: wordsOf(entry) };
}

const isFault = (read: BankLine | FieldFault): read is FieldFault => 'field' in read;
const accountOf = (statement: Xml) => textAt(statement, 'Acct', 'Id', 'IBAN') || textAt(statement, 'Acct', 'Id', 'Othr', 'Id');

/** ISO 20022's statement, camt.053. Entries that are only announced (PDNG) are left for their own day. */
export function readCamt053(content: string): BankFile {
  try {
    const statements = all(readXml(content), 'Document', 'BkToCstmrStmt', 'Stmt');
    if (statements.length === 0) return { ok: false, faults: [faultAt(1, 'is no camt.053 statement')] };
    const read = statements.flatMap((statement) =>
      all(statement, 'Ntry')
        .filter((entry) => (textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts') || 'BOOK') === 'BOOK')
        .map((entry) => readEntry(entry, accountOf(statement))),
    );
    const faults = read.filter(isFault);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, lines: read.filter((line): line is BankLine => !isFault(line)) };
  } catch (error) {
    if (error instanceof XmlFault) return { ok: false, faults: [faultAt(error.line, error.message)] };
    throw error;
  }
}
