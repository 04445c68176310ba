import type { PoolClient } from 'pg';
import { CLOSED, plannedPlaces } from '../stock.rules';
import type { ImportProblem } from './import-format';

interface RowInUse {
  optionId: string;
  productCode: string;
  optionCode: string;
  localDate: string;
  startTime: string;
  taken: number;
  capacity: number;
  closed: boolean;
  from: string | null;
  until: string | null;
  weekly: number[];
  startTimes: string[];
  exceptions: Record<string, number>;
}

async function findRowsInUse(client: PoolClient, today: string): Promise<RowInUse[]> {
  const { rows } = await client.query<RowInUse>(
    `select i.option_id as "optionId", p.supplier_code as "productCode", o.supplier_code as "optionCode", i.local_date as "localDate", i.start_time as "startTime",
       i.held + i.sold as taken, i.capacity, i.closed, o.stock_from as "from", o.stock_until as until, o.stock_weekly as weekly, o.start_times as "startTimes",
       coalesce((select jsonb_object_agg(e.local_date || ' ' || e.start_time, e.capacity) from stock_exceptions e where e.option_id = o.id and e.local_date = i.local_date), '{}') as exceptions
     from inventory i join in_options o2 on o2.id = i.option_id join options o on o.id = i.option_id join products p on p.id = o.product_id
     where i.local_date >= $1 for update of i`,
    [today],
  );
  return rows;
}

/** What a row of stock becomes under the new rule. Places that are held or sold are never taken back. */
function nextState(row: RowInUse) {
  const planned = plannedPlaces({ ...row, exceptions: new Map(Object.entries(row.exceptions)) }, row.localDate, row.startTime);
  return planned === CLOSED
    ? { capacity: row.capacity, closed: true, planned: 0 }
    : { capacity: Math.max(planned, row.taken), closed: false, planned };
}

/**
 * Brings rows of stock that exist already (somebody asked for those places) to the new rules of the staged options. A day with more places held
 * or sold than the file now gives keeps what is taken, sells no more, and is named in the answer.
 */
export async function refreshStock(client: PoolClient, today: string): Promise<ImportProblem[]> {
  const rows = await findRowsInUse(client, today);
  const changes = rows
    .map((row) => ({ row, next: nextState(row) }))
    .filter(({ row, next }) => next.capacity !== row.capacity || next.closed !== row.closed);
  if (changes.length > 0) {
    await client.query(
      `update inventory i set capacity = c.capacity, closed = c.closed
       from jsonb_to_recordset($1::jsonb) as c("optionId" text, "localDate" date, "startTime" text, capacity int, closed bool)
       where (i.option_id, i.local_date, i.start_time) = (c."optionId", c."localDate", c."startTime")`,
      [
        JSON.stringify(
          changes.map(({ row, next }) => ({
            optionId: row.optionId,
            localDate: row.localDate,
            startTime: row.startTime,
            capacity: next.capacity,
            closed: next.closed,
          })),
        ),
      ],
    );
  }
  return changes
    .filter(({ row, next }) => row.taken > next.planned)
    .map(({ row, next }) => ({
      row: row.productCode,
      field: `options.${row.optionCode}.inventory`,
      message: `${row.localDate}${row.startTime && ` ${row.startTime}`}: ${row.taken} places are held or sold, the file gives ${next.planned}; nothing more is sold`,
    }));
}
