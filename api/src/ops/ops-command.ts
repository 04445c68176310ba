import type { ParseArgsConfig } from 'node:util';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';

/** Who acts: a member of staff, or a program that acts in staff's name. */
export interface Staff {
  userId: string;
  email: string;
  isMachine: boolean;
}

export interface OpsContext {
  deps: Deps;
  /** Who acts, as it is recorded: `staff:<user id>`, `machine:<user id>`, or `ops:` and the account on this machine where nobody is signed in. */
  actor: string;
  /** Who is signed in. */
  operator: Staff | undefined;
  /** Who is signed in: decisions need somebody. Without it the command ends with a usage error. */
  requireStaff(): Staff;
  print(line: string): void;
}

export interface OpsWords {
  /** What stands after the command's name, without options. */
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

/**
 * One command of `npm run ops -- …`. Modules bring theirs as a list: `export const bookingOps: OpsCommand[]`, and main.ts names the lists.
 * `run` answers the exit code: 0 done, 1 refused. What it throws as UsageError is answered with the command's help and 2.
 */
export interface OpsCommand {
  /** One or two words: `catalogue import`. */
  name: string;
  /** What follows the name, for the help: `FILE [--dry-run]`. */
  usage: string;
  summary: string;
  options?: NonNullable<ParseArgsConfig['options']>;
  /** How many words must follow the name. */
  words: number;
  run(context: OpsContext, given: OpsWords): Promise<number>;
}

/** The command was called in a way that it does not know. */
export class UsageError extends Error {}

/** Runs a use case and answers the exit code; what it refuses is printed in the contract's words, with the fields. */
export async function refusing(print: (line: string) => void, act: () => Promise<void>): Promise<number> {
  try {
    await act();
    return 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    print(`${error.code}: ${error.message}`);
    for (const { field, message } of error.fields ?? []) print(`  ${field}: ${message}`);
    return 1;
  }
}

/** The same, and says what was done. */
export const telling = ({ print }: OpsContext, act: () => Promise<void>, said: string): Promise<number> =>
  refusing(print, async () => {
    await act();
    print(said);
  });

/** A table for people: columns as wide as their longest cell. */
export function printTable(print: (line: string) => void, head: string[], rows: string[][]): void {
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    print(
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    );
}
