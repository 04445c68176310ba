import { findGivenUpJobs, markToTryAgain } from '../jobs/given-up.sql';
import { printTable, type OpsCommand } from './ops-command';

/** Work that was tried for days and given up: mails, refunds by card, suppliers. */
export const jobOps: OpsCommand[] = [
  {
    name: 'jobs stuck',
    usage: '',
    summary: 'work that was tried for four days and given up, with its last fault',
    words: 0,
    async run({ deps, print }) {
      const jobs = await findGivenUpJobs(deps.db);
      if (jobs.length === 0) print('Nothing was given up.');
      else
        printTable(
          print,
          ['job', 'what', 'since', 'tries', 'fault'],
          jobs.map(({ id, name, since, tries, error }) => [id, name, since.toISOString(), String(tries), error.split('\n')[0] ?? '']),
        );
      return 0;
    },
  },
  {
    name: 'jobs again',
    usage: '',
    summary: 'once the cause is mended: all work that was given up is tried again, from now on',
    words: 0,
    async run({ deps, print }) {
      const again = await markToTryAgain(
        deps.db,
        (await findGivenUpJobs(deps.db)).map(({ id }) => id),
      );
      print(`${again} of them are tried again.`);
      return 0;
    },
  },
];
