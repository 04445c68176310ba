import { localDateIn } from '../../../clock';
import type { Trx } from '../../../database/connection';
import type { Deps } from '../../../deps';
import { addJob } from '../../../jobs/jobs';
import { findMostPlaces, findSellables } from '../../catalog';
import { findFreedDays, findWaitedFor, lockOffering, takeWaiting, type OptionDay } from './waiting.sql';

declare module '../../../jobs/jobs' {
  interface Jobs {
    /** Tells one who waits that they are on the list of all of `localDates`, or that places of them came free. */
    waiting_mail: { waitingId: string; moment: 'joined' | 'free'; localDates?: string[] };
  }
}

interface Freed extends OptionDay {
  /** The most places that one start has, of those that can still be booked. */
  places: number;
}

/** Days that somebody waits for, with what can be booked of them; those after whose cut-off nobody books are left out, so that the wish stays. */
async function findBookable(trx: Trx, days: OptionDay[], now: Date): Promise<Freed[]> {
  const waited = await findWaitedFor(trx, days);
  const sellables = await findSellables(trx, [...new Set(waited.map(({ optionId }) => optionId))]);
  const freed: Freed[] = [];
  for (const [optionId, sellable] of sellables) {
    if (!sellable.product.active || !sellable.option.active) continue;
    const localDates = waited.filter((day) => day.optionId === optionId).map(({ localDate }) => localDate);
    const most = await findMostPlaces(trx, sellable, { localDates, now });
    for (const [localDate, places] of most) freed.push({ optionId, localDate, places });
  }
  return freed.sort((one, other) => one.localDate.localeCompare(other.localDate) || one.optionId.localeCompare(other.optionId));
}

/** Tells those who wait for these days, in the transaction that freed the places: one mail a person for all nights of a stay. */
export async function offerToWaiting(trx: Trx, days: OptionDay[], now: Date): Promise<void> {
  if (days.length === 0) return;
  const told = new Map<string, { waitingId: string; localDates: string[] }>();
  for (const day of await findBookable(trx, days, now))
    for (const { id, email, companyId } of await takeWaiting(trx, day, { places: day.places, now })) {
      const reader = `${day.optionId} ${companyId} ${email}`;
      const { waitingId, localDates } = told.get(reader) ?? { waitingId: id, localDates: [] };
      told.set(reader, { waitingId, localDates: [...localDates, day.localDate] });
    }
  for (const { waitingId, localDates } of told.values())
    await addJob(trx, { name: 'waiting_mail', payload: { waitingId, moment: 'free', localDates } });
}

/** Tells those whose days got places in another way than by a traveller's giving them back: staff has put more on sale. */
export async function offerNewPlaces({ db, clock }: Deps): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    if (!(await lockOffering(trx))) return;
    const freed = await findFreedDays(trx, { today: localDateIn(now, 'Asia/Singapore'), now });
    await offerToWaiting(trx, freed, now);
  });
}
