import type { Attraction, NetPrices, PutCartLine } from '@straits/api-contract';

/** A product of the table, with what its agency pays. */
export interface BulkProduct extends Pick<Attraction, 'id' | 'kind' | 'name' | 'lang' | 'options'> {
  net: NetPrices;
}
type Option = BulkProduct['options'][number];

/** One line to be: nothing of it is in the cart until it is added. */
export interface BulkRow {
  id: number;
  product: BulkProduct;
  optionId: string;
  localDate: string;
  startTime: string;
  /** As typed, by unit. */
  quantities: Record<string, string>;
}

/** What can be sold by a date, a start and numbers alone: the others are booked on their own pages. */
export const isSimple = ({ anyTime, questions }: Option) => !anyTime && questions.every(({ required }) => !required);
export const simpleOptions = ({ options }: Pick<BulkProduct, 'options'>) => options.filter(isSimple);

export const optionOf = ({ product, optionId }: BulkRow): Option | undefined => product.options.find(({ id }) => id === optionId);

/** A product's first row: its first option, and as many of the first traveller type as it needs. */
export function newRow(id: number, product: BulkProduct): BulkRow | undefined {
  const [option] = simpleOptions(product);
  return option && withOption({ id, product, optionId: option.id, localDate: '', startTime: '', quantities: {} }, option.id);
}

/** The row with another option: the date stays, what the option does not know goes. */
export function withOption(row: BulkRow, optionId: string): BulkRow {
  const option = row.product.options.find(({ id }) => id === optionId);
  if (!option) return row;
  const kept = option.units.flatMap(({ id }) => (row.quantities[id] ? [[id, row.quantities[id]]] : []));
  const least = option.units.slice(0, 1).map(({ id }) => [id, String(Math.max(1, option.minUnits))]);
  const startTime = option.startTimes.includes(row.startTime) ? row.startTime : '';
  return { ...row, optionId, startTime, quantities: Object.fromEntries(kept.length > 0 ? kept : least) as Record<string, string> };
}

/** Nothing for what is no day: a date box takes years of six digits. */
const dayAfter = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10) : '';
/** The same a day later: a week of visits is six presses. */
export const nextDay = (row: BulkRow, id: number): BulkRow => ({ ...row, id, localDate: dayAfter(row.localDate) });

const WHOLE = /^\d{1,4}$/;
const unitsOf = ({ quantities }: BulkRow) =>
  Object.entries(quantities).flatMap(([unitId, typed]) => (Number(typed) > 0 ? [{ unitId, quantity: Number(typed) }] : []));

const areWhole = ({ quantities }: BulkRow) => Object.values(quantities).every((text) => text.trim() === '' || WHOLE.test(text.trim()));

const isOpenDated = (row: BulkRow) => optionOf(row)?.openDated === true;
const startsOf = (row: BulkRow) => optionOf(row)?.startTimes ?? [];

const FAULTS = ['date', 'time', 'quantity'] as const;
export type RowFault = (typeof FAULTS)[number];
/** What is missing before a row can be sent; the API judges the rest. */
export function faultOf(row: BulkRow): RowFault | undefined {
  const missing: Record<RowFault, boolean> = {
    date: row.localDate === '' && !isOpenDated(row),
    time: row.startTime === '' && startsOf(row).length > 0,
    quantity: !areWhole(row) || unitsOf(row).length === 0,
  };
  return FAULTS.find((fault) => missing[fault]);
}

export function lineOf(row: BulkRow): PutCartLine {
  const { product, optionId, localDate, startTime } = row;
  return {
    ...{ productId: product.id, optionId, units: unitsOf(row) },
    ...(localDate && !optionOf(row)?.openDated && { localDate }),
    ...(startTime && { startTime }),
  };
}

/** What the agency pays for a row, before the percent of a day; undefined where it cannot be said. */
export function netOf(row: BulkRow): { amount: number; currency: string } | undefined {
  const units = row.product.net.options.find(({ optionId }) => optionId === row.optionId)?.units ?? [];
  const priced = unitsOf(row).map(({ unitId, quantity }) => ({ quantity, net: units.find(({ id }) => id === unitId)?.net }));
  const currency = priced[0]?.net?.currency;
  if (!currency || faultOf(row) === 'quantity') return undefined;
  return { amount: priced.reduce((sum, { quantity, net }) => sum + quantity * (net?.amount ?? 0), 0), currency };
}
