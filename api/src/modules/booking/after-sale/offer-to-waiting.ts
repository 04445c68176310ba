import { localDateIn } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { addJob } from '../../../jobs/jobs';
import type { StockKey } from '../holds.sql';
import { findFreedDays, takeWaiting } from './waiting.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Tells one who waits that they are on the list of all of `localDates`, or that places of them came free. */
    waiting_mail: { waitingId: string; moment: 'joined' | 'free'; localDates?: string[] };
  }
}

/** Tells those who wait for these days, in the transaction that freed the places: one mail a person for all nights of a stay. */
export async function offerToWaiting(trx: Trx, freed: Pick<StockKey, 'optionId' | 'localDate'>[]): Promise<void> {
  const days = new Map(freed.map(({ optionId, localDate }) => [`${localDate} ${optionId}`, { optionId, localDate }]));
  const told = new Map<string, { waitingId: string; localDates: string[] }>();
  for (const [, day] of [...days].sort(([one], [other]) => one.localeCompare(other)))
    for (const { id, email, companyId } of await takeWaiting(trx, day)) {
      const reader = `${day.optionId} ${companyId} ${email}`;
      const { waitingId, localDates } = told.get(reader) ?? { waitingId: id, localDates: [] };
      told.set(reader, { waitingId, localDates: [...localDates, day.localDate] });
    }
  for (const { waitingId, localDates } of told.values())
    await addJob(trx, { name: 'waiting_mail', payload: { waitingId, moment: 'free', localDates } });
}

/** Tells those whose days got places in another way than by a traveller's giving them back: staff has put more on sale. */
export async function offerNewPlaces({ db, clock }: Deps): Promise<void> {
  const freed = await findFreedDays(db, localDateIn(clock.now(), 'Asia/Singapore'));
  if (freed.length > 0) await db.transaction().execute((trx) => offerToWaiting(trx, freed));
}
