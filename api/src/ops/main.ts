import { accountOps, staffOps } from '../modules/account';
import { bookingOps } from '../modules/booking';
import { reviewOps } from '../modules/catalog';
import { reconciliationOps } from '../modules/reconciliation';
import { walletOps } from '../modules/wallet';
import { actOps } from './acts.ops';
import { catalogueOps } from './catalogue.ops';
import { databaseOps } from './database.ops';
import { demoOps } from './demo.ops';
import { hostOps } from './hosts.ops';
import { jobOps } from './jobs.ops';
import { keyOps } from './key.ops';
import { SettingsError } from '../settings';
import { identifyOperator } from './operator';
import { openDatabase } from './open-database';
import { UsageError, type OpsCommand } from './ops-command';
import { shopOps } from './shop.ops';
import { signInOps } from './sign-in.ops';
import { findCommand, helpText, readWords, runCommand } from './run-command';

/** Every command of `npm run ops`. A module that brings commands adds its list here. */
const COMMANDS: OpsCommand[] = [
  ...accountOps,
  ...actOps,
  ...bookingOps,
  ...catalogueOps,
  ...databaseOps,
  ...demoOps,
  ...hostOps,
  ...jobOps,
  ...keyOps,
  ...reconciliationOps,
  ...reviewOps,
  ...shopOps,
  ...signInOps,
  ...staffOps,
  ...walletOps,
];

async function main(given: string[]): Promise<number> {
  const command = findCommand(COMMANDS, given);
  if (!command || given.includes('--help')) {
    console.log(helpText(COMMANDS));
    return command || given.length === 0 || given.includes('--help') || given[0] === 'help' ? 0 : 2;
  }
  // Wrong words are told before a database is started for them.
  const { as } = readWords(command, given);
  const { deps, close } = await openDatabase(process.env);
  try {
    return await runCommand({ ...deps, operator: await identifyOperator(deps, as) }, command, given, (line) => console.log(line));
  } finally {
    await close();
  }
}

// Who reads no further (`| head`) ends the output, and not what the command does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

main(process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: unknown) => {
    console.error(error instanceof UsageError || error instanceof SettingsError ? error.message : error);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  },
);
