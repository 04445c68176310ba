import { sql } from 'kysely';
import type { Trx } from '../../database/connection';
import { isBookable, slotsOn } from './availability.rules';
import type { SellableOption } from './sellable';
import { startsOf } from './stock.rules';
import { ensureInventoryRows, findStockRows, findStockRule } from './stock.sql';

export interface AskedDays {
  localDates: readonly string[];
  /** Places of one start. */
  quantity: number;
  now: Date;
}

/** Of these days, those with a start that has places enough. Until the transaction ends no place of the days changes hands. */
export async function lockDaysWithPlaces(trx: Trx, sellable: SellableOption, { localDates, quantity, now }: AskedDays): Promise<string[]> {
  const optionId = sellable.option.id;
  const days = [...localDates].sort();
  const span = { from: days[0] ?? '', until: days.at(-1) ?? '' };
  const rule = await findStockRule(trx, optionId, span);
  if (!rule) return [];
  await ensureInventoryRows(
    trx,
    days.flatMap((localDate) => startsOf(rule).map((startTime) => ({ optionId, localDate, startTime }))),
  );
  await sql`
    select 1 from inventory where option_id = ${optionId} and local_date = any (${days}::date[]) order by local_date, start_time for share`.execute(
    trx,
  );
  const rows = await findStockRows(trx, optionId, span);
  return days.filter((day) => slotsOn({ sellable, rule, rows, now }, day, quantity).some(isBookable));
}
