import { formatMoney } from '../../../money/format-money';
import type { ImportProblem } from './import-format';

interface PriceDays {
  weekly?: number[];
  dates?: Record<string, number>;
}
interface Extra {
  id: string;
  priceMinor: number;
  netMinor: number;
}
/** An option that is in the shop and in the file, with what differs. */
export interface ComparedOption {
  productCode: string;
  optionCode: string;
  currency: string;
  currencyBefore: string;
  extras: Extra[];
  extrasBefore: Extra[];
  priceDays: PriceDays | null;
  priceDaysBefore: PriceDays | null;
}
export interface ComparedUnit {
  productCode: string;
  optionCode: string;
  unitId: string;
  currency: string;
  currencyBefore: string;
  price: number;
  priceBefore: number;
  net: number;
  netBefore: number;
}

const AS_USUAL = 100;

/** Percent of the earlier amount by which it changes; from nothing to something is without end. */
const changeOf = (before: number, after: number) =>
  before === after ? 0 : before === 0 ? Number.POSITIVE_INFINITY : (Math.abs(after - before) / before) * 100;

const signed = (before: number, after: number) =>
  before === 0 ? '' : ` (${after > before ? '+' : '−'}${Math.round(changeOf(before, after))} %)`;

interface Amounts {
  row: string;
  field: string;
  before: { amount: number; currency: string };
  after: { amount: number; currency: string };
}

/** An amount in another currency is another price, whatever its number. */
function beyond({ row, field, before, after }: Amounts, percent: number): ImportProblem[] {
  const isSameCurrency = before.currency === after.currency;
  if (isSameCurrency && changeOf(before.amount, after.amount) <= percent) return [];
  const change = isSameCurrency ? signed(before.amount, after.amount) : '';
  return [{ row, field, message: `changes from ${formatMoney(before, 'en')} to ${formatMoney(after, 'en')}${change}` }];
}

/** Units whose retail or net price changes by more than so many percent. */
export const findUnitChanges = (units: ComparedUnit[], percent: number): ImportProblem[] =>
  units.flatMap((unit) => {
    const [row, field] = [unit.productCode, `${unit.optionCode}/${unit.unitId}`];
    const money = (before: number, after: number) => ({
      before: { amount: before, currency: unit.currencyBefore },
      after: { amount: after, currency: unit.currency },
    });
    return [
      ...beyond({ row, field: `${field}/price`, ...money(unit.priceBefore, unit.price) }, percent),
      ...beyond({ row, field: `${field}/netPrice`, ...money(unit.netBefore, unit.net) }, percent),
    ];
  });

function extraChanges(option: ComparedOption, percent: number): ImportProblem[] {
  const before = new Map(option.extrasBefore.map((extra) => [extra.id, extra]));
  return option.extras.flatMap((extra) => {
    const was = before.get(extra.id);
    if (!was) return [];
    const [row, field] = [option.productCode, `${option.optionCode}/extras/${extra.id}`];
    const money = (from: number, to: number) => ({
      before: { amount: from, currency: option.currencyBefore },
      after: { amount: to, currency: option.currency },
    });
    return [
      ...beyond({ row, field: `${field}/price`, ...money(was.priceMinor, extra.priceMinor) }, percent),
      ...beyond({ row, field: `${field}/netPrice`, ...money(was.netMinor, extra.netMinor) }, percent),
    ];
  });
}

/** Weekdays and days whose share of the usual price changes; a day that the shop has not named is at its usual price. */
function seasonChanges({ productCode, optionCode, priceDays, priceDaysBefore }: ComparedOption, percent: number): ImportProblem[] {
  const shares = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    name: `weekly/${weekday}`,
    before: priceDaysBefore?.weekly?.[weekday - 1] ?? AS_USUAL,
    after: priceDays?.weekly?.[weekday - 1] ?? AS_USUAL,
  }));
  for (const [date, after] of Object.entries(priceDays?.dates ?? {}))
    shares.push({ name: date, before: priceDaysBefore?.dates?.[date] ?? AS_USUAL, after });
  return shares
    .filter(({ before, after }) => changeOf(before, after) > percent)
    .map(({ name, before, after }) => ({
      row: productCode,
      field: `${optionCode}/priceDays/${name}`,
      message: `changes from ${before} % to ${after} % of the usual price${signed(before, after)}`,
    }));
}

/** Extras and seasons whose prices change by more than so many percent. */
export const findOptionChanges = (options: ComparedOption[], percent: number): ImportProblem[] =>
  options.flatMap((option) => [...extraChanges(option, percent), ...seasonChanges(option, percent)]);
