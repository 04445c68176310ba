import { sql } from 'kysely';
import type { Sql } from '../../database/connection';
import type { StockRow } from './stock.rules';
import type { Span } from './stock.sql';

/** What differs from the rules of options in a span: exceptions and rows of stock, by `date start`. */
export interface OptionStock {
  exceptions: Map<string, number>;
  rows: Map<string, StockRow>;
}

interface Place {
  optionId: string;
  localDate: string;
  startTime: string;
}

/** The stock of many options over a few days in two questions, whatever their number. */
export async function findStockOfMany(db: Sql, optionIds: string[], { from, until }: Span): Promise<(optionId: string) => OptionStock> {
  const [exceptions, rows] = await Promise.all([
    sql<Place & { capacity: number }>`
      select option_id as "optionId", local_date as "localDate", start_time as "startTime", capacity from stock_exceptions
      where option_id = any(${optionIds}) and local_date between ${from} and ${until}`.execute(db),
    sql<Place & StockRow>`
      select option_id as "optionId", local_date as "localDate", start_time as "startTime", capacity, held, sold, closed from inventory
      where option_id = any(${optionIds}) and local_date between ${from} and ${until}`.execute(db),
  ]);
  const stock = new Map(optionIds.map((id): [string, OptionStock] => [id, { exceptions: new Map(), rows: new Map() }]));
  for (const { optionId, localDate, startTime, capacity } of exceptions.rows)
    stock.get(optionId)?.exceptions.set(`${localDate} ${startTime}`, capacity);
  for (const { optionId, localDate, startTime, ...row } of rows.rows) stock.get(optionId)?.rows.set(`${localDate} ${startTime}`, row);
  return (optionId) => stock.get(optionId) ?? { exceptions: new Map(), rows: new Map() };
}
