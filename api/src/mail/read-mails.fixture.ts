import { Logger, runOnce } from 'graphile-worker';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import type { Deps } from '../deps';
import { jobTable } from '../jobs/job-table';
import { taskListOf } from '../jobs/jobs';

const silent = new Logger(() => () => undefined);

// Only what is written down in batches is waited for at the end: else a job that failed may be marked so after the run is over.
const written = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Does the jobs that wait, as the API's own worker would, and answers when what became of each is written down. */
export const runJobs = (deps: Deps) =>
  runOnce({ pgPool: deps.connection.pool, taskList: taskListOf(deps, jobTable), logger: silent, preset: written });

/** The mails that waiting jobs send to an address, oldest first. */
export async function mailsTo(deps: Deps, address: string): Promise<Email[]> {
  await runJobs(deps);
  const folder = path.join(deps.settings.dataDir, 'mail');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const mails = await Promise.all(files.map((name) => new PostalMime().parse(readFileSync(path.join(folder, name)))));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}
