import { sql } from 'kysely';
import type { Sql, Trx } from '../../database/connection';
import { isBookable, slotsOn } from './availability.rules';
import type { SellableOption } from './sellable';
import { isInSpan, startsOf, UNLIMITED } from './stock.rules';
import { ensureInventoryRows, findStockRows, findStockRule, type Span } from './stock.sql';

export interface AskedDays {
  localDates: readonly string[];
  /** Places of one start. */
  quantity: number;
  now: Date;
}

/** From the first of these days to the last. */
function spanOf(localDates: readonly string[]): Span {
  const days = [...localDates].sort();
  return { from: days[0] ?? '', until: days.at(-1) ?? '' };
}

/** Of these days, those that are not between the option's first day of sale and its last. */
export async function findDaysOffSale(db: Sql, optionId: string, localDates: readonly string[]): Promise<string[]> {
  const rule = await findStockRule(db, optionId, spanOf(localDates));
  return localDates.filter((day) => !rule || !isInSpan(rule, day));
}

/** Of these days, those with a start that has places enough. Until the transaction ends no place of the days changes hands. */
export async function lockDaysWithPlaces(trx: Trx, sellable: SellableOption, { localDates, quantity, now }: AskedDays): Promise<string[]> {
  const optionId = sellable.option.id;
  const days = [...localDates].sort();
  const span = spanOf(days);
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

/** Of these days, those with a start that can still be booked, and the most places that one of their starts has. */
export async function findMostPlaces(
  db: Sql,
  sellable: SellableOption,
  { localDates, now }: Omit<AskedDays, 'quantity'>,
): Promise<Map<string, number>> {
  const days = [...localDates].sort();
  const span = spanOf(days);
  const rule = await findStockRule(db, sellable.option.id, span);
  if (!rule) return new Map();
  const rows = await findStockRows(db, sellable.option.id, span);
  const open = (day: string) => slotsOn({ sellable, rule, rows, now }, day, 1).filter(isBookable);
  return new Map(
    days.flatMap((day): [string, number][] => {
      const places = open(day).map(({ vacancies }) => vacancies ?? UNLIMITED);
      return places.length > 0 ? [[day, Math.max(...places)]] : [];
    }),
  );
}
