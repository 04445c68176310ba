import type { BankReport } from '@straits/api-contract';
import type { Deps } from '../../deps';
import { Refusal, refuse } from '../../http/refusal';
import { confirmTransfer, settleLateTransfer } from '../booking';
import { confirmTopUp } from '../wallet';
import type { BankLine } from './bank-file.rules';
import {
  fingerprintsOf,
  findExpected,
  findKept,
  findMatchedBefore,
  findUnmatched,
  insertLines,
  markMatched,
  type Expected,
  type StoredLine,
} from './bank-lines.sql';
import { matchLines, namedIn, type Matched } from './match-lines.rules';
import { readBankFile } from './read-bank-file.rules';

export interface ImportGiven {
  content: string;
  /** Posts what waits for exactly this money. */
  confirm: boolean;
  staffId: string;
}

/** So many broken lines are named. */
export const MOST_FAULTS = 20;
export const viewLine = ({ account, bookedOn, amountMinor, currency, bankRef, text }: BankLine) => ({
  account,
  bookedOn,
  amount: { amount: amountMinor, currency },
  bankRef,
  text,
});

type Said = Pick<BankReport['matched'][number], 'isConfirmed' | 'goesBack'>;
const NOTHING: Said = { isConfirmed: false, goesBack: false };

async function settle(deps: Deps, { key, isGivenUp }: Expected, staffId: string): Promise<Said> {
  const [kind, id = ''] = key.split(':');
  const done = { isConfirmed: true, goesBack: false };
  if (isGivenUp) return { ...done, goesBack: (await settleLateTransfer(deps, { paymentId: id, staffId })) === 'refunded' };
  if (kind === 'top_up') await confirmTopUp(deps, { topUpId: id, actor: `staff:${staffId}` });
  else await confirmTransfer(deps, { paymentId: id, staffId });
  return done;
}

/** Posts what waits for it; an order's money needs no proof once it is there. What somebody else decided in the meantime is left as it is. */
async function confirmExpected(deps: Deps, to: Expected, staffId: string): Promise<Said> {
  if (!to.canBePosted && !to.isGivenUp) return NOTHING;
  try {
    return await settle(deps, to, staffId);
  } catch (error) {
    if (error instanceof Refusal) return NOTHING;
    throw error;
  }
}

/**
 * What each line pays. A transfer that was given up is found in the lines of this file alone: older money that nobody knew what to do with may have
 * been sent back by hand, outside of the books.
 */
function matchAll(lines: StoredLine[], expected: Expected[], taken: Set<string>): Matched<StoredLine, Expected>[] {
  const awaited = matchLines(
    lines,
    expected.filter(({ isGivenUp }) => !isGivenUp),
  );
  const late = matchLines(
    awaited.filter(({ line, to }) => !to && taken.has(line.fingerprint)).map(({ line }) => line),
    expected.filter(({ isGivenUp }) => isGivenUp),
  );
  const lateOf = new Map(late.map((one) => [one.line, one]));
  return awaited.map((one) => {
    const found = lateOf.get(one.line);
    return found && (found.to || !one.near) ? found : one;
  });
}

/** Takes the lines, and says what each pays, in one transaction: a second file at the same time waits. What was matched before and not posted is said again. */
const takeLines = (deps: Deps, lines: StoredLine[], staffId: string) =>
  deps.db.transaction().execute(async (trx) => {
    const given = { at: deps.clock.now(), actor: `staff:${staffId}` };
    const taken = await insertLines(trx, lines, given);
    const before = await findMatchedBefore(trx);
    const matches = matchAll(await findUnmatched(trx, taken), await findExpected(trx, given.at), taken);
    for (const { line, to } of matches) if (to) await markMatched(trx, line.fingerprint, to.key);
    // What is awaited first: money of a transfer that was given up is wanted or not by what has come besides.
    const isLate = ({ to }: Matched<StoredLine, Expected>) => Number(to?.isGivenUp ?? false);
    const unknown = matches.filter(({ to, near }) => !to && !near).map(({ line }) => line);
    const second = namedIn(unknown, unknown.length > 0 ? await findKept(trx, given.at) : []);
    return { taken, second, matches: [...before, ...matches].sort((one, other) => isLate(one) - isLate(other)) };
  });

/** Money that pays nothing known, and what it is near to: its amount is another, or its reference was paid before. */
function viewUnmatched({ line, near }: Matched<StoredLine, Expected>, second: Map<StoredLine, Expected>): BankReport['unmatched'][number] {
  const paidBefore = second.get(line);
  return { line: viewLine(line), near: (near ?? paidBefore)?.reference ?? null, isSecond: paidBefore !== undefined };
}

/**
 * Takes a bank's file (CSV, MT940, camt.053) and matches money in to top-ups and transfers by reference and amount. The same line is taken once,
 * however often its file comes; a broken line refuses the whole file. Refuses: bank_file_malformed, with the lines.
 */
export async function importBankFile(deps: Deps, { content, confirm, staffId }: ImportGiven): Promise<BankReport> {
  const file = readBankFile(content);
  if (!file.ok) return refuse('bank_file_malformed', file.faults.slice(0, MOST_FAULTS));
  const { taken, matches, second } = await takeLines(deps, fingerprintsOf(file.lines), staffId);
  const matched = [];
  for (const { line, to } of matches)
    if (to) {
      const said = confirm ? await confirmExpected(deps, to, staffId) : NOTHING;
      matched.push({ line: viewLine(line), to: to.reference, isLate: to.isGivenUp, ...said });
    }
  return {
    taken: taken.size,
    known: file.lines.length - taken.size,
    matched,
    unmatched: matches.filter(({ to }) => !to).map((one) => viewUnmatched(one, second)),
  };
}
