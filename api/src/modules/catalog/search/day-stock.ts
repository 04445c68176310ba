import type { Db } from '../../../database/connection';
import { placesLeft, plannedPlaces, startsOf, weekdayIndex, type StockRow } from '../stock.rules';
import { createKept } from './kept';
import { dayNumber, optionColumns } from './option-columns';
import type { Snapshot } from './snapshot';
import { findFull, findDayExceptions, type FullDay, type DayException, type SnapshotOption } from './snapshot.sql';

/** How old an answer about stock in a list may be; a product's page and holds always ask the database. */
const FRESH_MS = 1_000;

const isFree = (left: number | null | undefined) => left === null || (left !== undefined && left > 0);

/** Whether an option has a place on a day, by its rule, the day's exceptions and what is taken. */
function hasPlaces(option: SnapshotOption, localDate: string, exceptions: DayException[], full: FullDay[]): boolean {
  if (option.openDated) return true;
  const rule = { ...option, exceptions: new Map(exceptions.map(({ startTime, planned }) => [`${localDate} ${startTime}`, planned])) };
  const rows = new Map<string, StockRow>(full.map((row) => [row.startTime, row]));
  return startsOf(option).some((start) => isFree(placesLeft(plannedPlaces(rule, localDate, start), rows.get(start))));
}

/** By their rules alone, for the many options that a day's exceptions say nothing of: one byte per row of the snapshot. */
function freeByRule(snapshot: Snapshot, localDate: string): Uint8Array {
  const { row, from, until, weekdays } = optionColumns(snapshot);
  const day = dayNumber(localDate);
  const bit = 1 << weekdayIndex(localDate);
  const free = new Uint8Array(snapshot.products.length);
  for (let at = 0; at < row.length; at += 1) if (from[at]! <= day && day <= until[at]! && (weekdays[at]! & bit) !== 0) free[row[at]!] = 1;
  return free;
}

/** Products whose options a day's rows speak of, looked at one by one. */
function correct(free: Uint8Array, snapshot: Snapshot, optionIds: Iterable<string>, hasAny: (option: SnapshotOption) => boolean) {
  const { rowOf } = optionColumns(snapshot);
  const rows = new Set<number>();
  for (const id of optionIds) {
    const row = rowOf.get(id);
    if (row !== undefined) rows.add(row);
  }
  for (const row of rows) free[row] = snapshot.options[row]!.some(hasAny) ? 1 : 0;
}

function groupByOption<T extends { optionId: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.optionId);
    if (group) group.push(row);
    else groups.set(row.optionId, [row]);
  }
  return groups;
}

/** What the catalogue alone says of a day; good as long as the catalogue stands. */
interface DayPlan {
  free: Uint8Array;
  exceptions: Map<string, DayException[]>;
}
async function readPlan(db: Db, snapshot: Snapshot, localDate: string): Promise<DayPlan> {
  const exceptions = groupByOption(await findDayExceptions(db, localDate));
  const free = freeByRule(snapshot, localDate);
  correct(free, snapshot, exceptions.keys(), (option) => hasPlaces(option, localDate, exceptions.get(option.id) ?? [], []));
  return { free, exceptions };
}

/** Which products can be bought for a day: one byte per row of the snapshot, the same object until that changes. Products without options cannot. */
export type DayStock = (snapshot: Snapshot, localDate: string) => Promise<Uint8Array>;

export function createDayStock(db: Db): DayStock {
  const plans = createKept<Promise<DayPlan>>(60);
  const answers = createKept<Promise<Uint8Array>>(60);
  const readAt = new WeakMap<Promise<Uint8Array>, number>();
  const before = createKept<Uint8Array>(60);
  async function read(snapshot: Snapshot, localDate: string, key: string) {
    const plan = plans.get(key) ?? readPlan(db, snapshot, localDate);
    plans.put(key, plan);
    const [{ free, exceptions }, rows] = await Promise.all([plan, findFull(db, localDate)]);
    const full = groupByOption(rows);
    const now = free.slice();
    correct(now, snapshot, full.keys(), (option) =>
      hasPlaces(option, localDate, exceptions.get(option.id) ?? [], full.get(option.id) ?? []),
    );
    // What has not changed stays the same object: who has counted it need not count again.
    const last = before.get(key);
    const same = last && Buffer.compare(last, now) === 0 ? last : now;
    before.put(key, same);
    return same;
  }
  return (snapshot, localDate) => {
    const key = `${snapshot.version} ${localDate}`;
    const found = answers.get(key);
    if (found && Date.now() - (readAt.get(found) ?? 0) < FRESH_MS) return found;
    const answer = read(snapshot, localDate, key);
    readAt.set(answer, Date.now());
    answers.put(key, answer);
    return answer;
  };
}
