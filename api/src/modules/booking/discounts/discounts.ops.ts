import { currencyCode, visitDate } from '@straits/api-contract';
import type { Sql } from '../../../database/connection';
import { codeForm } from '@straits/api-contract/text-form';
import { printTable, UsageError, type OpsCommand, type OpsWords } from '../../../ops/ops-command';
import { findCurrencies } from '../../shop';
import { findDiscounts, insertDiscount, type NewDiscount } from './discounts.sql';

const CODE = /^[A-Z0-9-]{3,40}$/;

/** Uses and cents: as much as a whole number of the database. */
const MOST = 2_147_483_647;

function wholeNumber(value: unknown, name: string): number | null {
  if (value === undefined) return null;
  const text = typeof value === 'string' ? value : '';
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > MOST) throw new UsageError(`--${name} must be a whole number from 1 to ${MOST}`);
  return number;
}

/** The end of that day in Singapore. */
function endOf(until: OpsWords['options'][string]): Date | null {
  if (until === undefined) return null;
  if (!visitDate.safeParse(until).success) throw new UsageError('--until must be a day: 2026-12-31');
  return new Date(`${String(until)}T16:00:00Z`);
}

function currencyOf(given: OpsWords['options'][string] = 'SGD'): string {
  if (!currencyCode.safeParse(given).success) throw new UsageError('--currency must be three letters: SGD');
  return String(given);
}

function discountOf(code: string, options: OpsWords['options'], now: Date): NewDiscount {
  const [percent, amountMinor] = [wholeNumber(options.percent, 'percent'), wholeNumber(options.cents, 'cents')];
  if (!CODE.test(code) || (percent === null) === (amountMinor === null) || (percent ?? 0) > 100)
    throw new UsageError('a code of 3 to 40 letters, digits and hyphens, and either --percent 1 to 100 or --cents');
  const endsAt = endOf(options.until);
  if (endsAt && endsAt <= now) throw new UsageError('--until is over: give a day from today on');
  return {
    ...{ code, percent, amountMinor, currency: currencyOf(options.currency), kinds: [] },
    leastMinor: wholeNumber(options.least, 'least') ?? 0,
    mostUses: wholeNumber(options.uses, 'uses'),
    endsAt,
  };
}

async function refuseImpossible(db: Sql, { code, currency, mostUses }: NewDiscount) {
  if (!(await findCurrencies(db)).has(currency)) throw new UsageError(`--currency ${currency} is none that the shop charges in`);
  const uses = (await findDiscounts(db)).find((one) => one.code === code)?.uses ?? 0;
  if (mostUses !== null && mostUses < uses) throw new UsageError(`${code} was used ${uses} times already: give --uses ${uses} or more`);
}

/** Discount codes at the command line. */
export const discountOps: OpsCommand[] = [
  {
    name: 'discounts list',
    usage: '',
    summary: 'discount codes with their uses',
    words: 0,
    async run({ deps, print }) {
      const rows = await findDiscounts(deps.db);
      printTable(
        print,
        ['code', 'percent', 'cents', 'currency', 'uses', 'most', 'until'],
        rows.map((row) =>
          [
            row.code,
            row.percent ?? '',
            row.amountMinor ?? '',
            row.currency,
            row.uses,
            row.mostUses ?? '',
            row.endsAt?.toISOString() ?? '',
          ].map(String),
        ),
      );
      return 0;
    },
  },
  {
    name: 'discounts add',
    usage: 'CODE --percent N | --cents N [--currency SGD] [--uses N] [--least CENTS] [--until 2026-12-31] --as EMAIL',
    summary: 'add a discount code, or change its terms',
    words: 1,
    options: {
      percent: { type: 'string' },
      cents: { type: 'string' },
      currency: { type: 'string' },
      uses: { type: 'string' },
      least: { type: 'string' },
      until: { type: 'string' },
    },
    async run(context, { words: [word = ''], options }) {
      context.requireStaff();
      const discount = discountOf(codeForm(word), options, context.deps.clock.now());
      await refuseImpossible(context.deps.db, discount);
      await insertDiscount(context.deps.db, discount);
      context.print(`${discount.code} counts.`);
      return 0;
    },
  },
];
