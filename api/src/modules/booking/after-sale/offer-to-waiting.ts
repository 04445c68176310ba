import type { Trx } from '../../../database/connection';
import { addJob } from '../../../jobs/jobs';
import type { StockKey } from '../holds.sql';
import { takeWaiting } from './waiting.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Tells one who waits that they are on the list (of all of `localDates`), or that places of the day came free. */
    waiting_mail: { waitingId: string; moment: 'joined' | 'free'; localDates?: string[] };
  }
}

/** Tells those who wait for these days, in the transaction that freed the places. */
export async function offerToWaiting(trx: Trx, freed: StockKey[]): Promise<void> {
  const days = new Map(freed.map(({ optionId, localDate }) => [`${optionId} ${localDate}`, { optionId, localDate }]));
  for (const day of days.values())
    for (const waitingId of await takeWaiting(trx, day))
      await addJob(trx, { name: 'waiting_mail', payload: { waitingId, moment: 'free' } });
}
