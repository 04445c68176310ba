import { dateOf, faultAt, minorOf, type BankFile, type BankLine } from './bank-file.rules';
import type { FieldFault } from '../../http/refusal';

interface Field {
  tag: string;
  value: string;
  line: number;
}

/** The fields of a SWIFT message: `:61:` begins one, lines without a tag go on with it. */
function fieldsOf(content: string): Field[] {
  const fields: Field[] = [];
  for (const [index, text] of content.split(/\r?\n/).entries()) {
    const match = /^:(\d\d[A-Z]?):(.*)$/.exec(text);
    const last = fields.at(-1);
    if (match) fields.push({ tag: match[1]!, value: match[2]!, line: index + 1 });
    else if (last && text.trim() !== '' && text.trim() !== '-' && !text.startsWith('{') && !text.startsWith('-}'))
      last.value += `\n${text}`;
  }
  return fields;
}

const decimal = (text: string) => text.replace(',', '.');
// Value date, booking date, direction (R is a reversal), funds code, amount, kind, reference, the bank's reference.
const LINE = /^(\d\d)(\d\d)(\d\d)(\d{4})?(R?)([CD])[A-Z]?(\d+,\d*)([A-Z][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n[\s\S]*)?$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d+,\d*)$/;

const fromNow = (balance: RegExpExecArray) => {
  const minor = minorOf(decimal(balance[4]!), balance[3]!);
  return minor === undefined ? undefined : balance[1] === 'C' ? minor : -minor;
};

interface State {
  account: string;
  currency: string;
  /** What the lines so far make of the opening balance. */
  running: number;
  lines: BankLine[];
  faults: FieldFault[];
}

/** What a :61: says: day and signed amount; undefined when it is none. */
function amountOn(match: RegExpExecArray, currency: string): { bookedOn: string; amountMinor: number } | undefined {
  const [, year = '', month = '', day = '', , reversal, direction, amount = ''] = match;
  const [bookedOn, minor] = [dateOf(`20${year}`, month, day), minorOf(decimal(amount), currency)];
  // A reversal of a credit takes money.
  const isIn = (direction === 'C') !== (reversal === 'R');
  return bookedOn && minor ? { bookedOn, amountMinor: isIn ? minor : -minor } : undefined;
}

function readLine(state: State, { value, line }: Field): void {
  const match = LINE.exec(value);
  const read = match && amountOn(match, state.currency);
  if (!match || !read) return void state.faults.push(faultAt(line, 'is not a line of a statement (:61:)'));
  state.running += read.amountMinor;
  const { account, currency } = state;
  state.lines.push({ account, currency, ...read, bankRef: match[10] ?? '', text: (match[9] ?? '').trim() });
}

function readBalance(state: State, { tag, value, line }: Field): void {
  const match = BALANCE.exec(value.trim());
  const minor = match ? fromNow(match) : undefined;
  if (!match || minor === undefined) return void state.faults.push(faultAt(line, `is not a balance (:${tag}:)`));
  if (tag.startsWith('60')) Object.assign(state, { currency: match[3], running: minor });
  else if (minor !== state.running)
    state.faults.push(faultAt(line, 'the closing balance is not what the lines make of the opening one', 'balance'));
}

const READERS: Record<string, (state: State, field: Field) => void> = {
  '25': (state, { value }) => void (state.account = value.trim()),
  '60F': readBalance,
  '60M': readBalance,
  '62F': readBalance,
  '62M': readBalance,
  '61': readLine,
  '86': ({ lines }, { value }) => {
    const last = lines.at(-1);
    if (last) last.text = `${last.text} ${value.replaceAll('\n', ' ')}`.trim();
  },
};

/** SWIFT's MT940. The lines must make the closing balance of the opening one. */
export function readMt940(content: string): BankFile {
  const state: State = { account: '', currency: 'SGD', running: 0, lines: [], faults: [] };
  const fields = fieldsOf(content);
  for (const field of fields) READERS[field.tag]?.(state, field);
  if (!fields.some(({ tag }) => tag.startsWith('62')))
    state.faults.push(faultAt(content.split('\n').length, 'the statement has no end (:62F:)'));
  return state.faults.length > 0 ? { ok: false, faults: state.faults } : { ok: true, lines: state.lines };
}
