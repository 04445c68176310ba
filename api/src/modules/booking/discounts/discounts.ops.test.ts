import { sql } from 'kysely';
import type { Staff } from '../../../ops/ops-command';
import { findCommand, runCommand } from '../../../ops/run-command';
import { seedStaff } from '../../../testing/seed-shop';
import { startTestApp, type TestApp } from '../../../testing/test-app';
import { findDiscounts } from './discounts.sql';
import { discountOps } from './discounts.ops';

let shop: TestApp;
let operator: Staff;
beforeAll(async () => {
  shop = await startTestApp();
  operator = await seedStaff(shop.deps);
});
afterAll(() => shop.close());

async function add(...words: string[]) {
  const lines: string[] = [];
  const given = ['discounts', 'add', ...words];
  const code = await runCommand({ ...shop.deps, operator }, findCommand(discountOps, given)!, given, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
}
const codes = async () => (await findDiscounts(shop.deps.db)).map(({ code }) => code);

it.each([
  ['a code of two letters', ['AB', '--percent', '10'], /3 to 40 letters/],
  ['a code with a space in it', ['AB CD', '--percent', '10'], /3 to 40 letters/],
  ['neither percent nor cents', ['NEITHER'], /either --percent 1 to 100 or --cents/],
  ['both of them', ['BOTH', '--percent', '10', '--cents', '500'], /either --percent 1 to 100 or --cents/],
  ['more than all of it', ['MORE', '--percent', '101'], /--percent 1 to 100/],
  ['nothing', ['NOTHING', '--percent', '0'], /--percent must be a whole number/],
  ['half a cent', ['HALF', '--cents', '0.5'], /--cents must be a whole number/],
  ['dollars in place of cents', ['DOLLARS', '--cents', '5.00'], /--cents must be a whole number/],
  ['less than nothing', ['LESS', '--cents=-5'], /--cents must be a whole number/],
  ['no use at all', ['NOUSE', '--percent', '10', '--uses', '0'], /--uses must be a whole number/],
  ['more uses than can be counted', ['MANY', '--percent', '10', '--uses', '2147483648'], /--uses must be a whole number/],
  ['a currency that is none', ['CURRENCY', '--cents', '500', '--currency', 'dollars'], /--currency must be three letters/],
  ['a currency that the shop does not charge in', ['CHARGE', '--cents', '500', '--currency', 'XAU'], /none that the shop charges in/],
  ['a day that there is not', ['NODAY', '--percent', '10', '--until', '2027-02-30'], /--until must be a day/],
  ['a day that is over', ['OVER', '--percent', '10', '--until', '2026-11-30'], /--until is over/],
])('is refused with %s, and nothing is added', async (_what, words, says) => {
  const before = await codes();

  await expect(add(...words)).rejects.toThrow(says);

  expect(await codes()).toEqual(before);
});

it('counts from then on, in capitals, and can be changed', async () => {
  const added = await add('summer-26', '--percent', '10', '--uses', '5', '--until', '2026-12-31');
  await add('SUMMER-26', '--cents', '500');

  expect(added).toEqual({ code: 0, text: 'SUMMER-26 counts.' });
  expect((await findDiscounts(shop.deps.db)).filter(({ code }) => code === 'SUMMER-26')).toMatchObject([
    { percent: null, amountMinor: 500, mostUses: null },
  ]);
});

it('is refused with fewer uses than it has had', async () => {
  await add('USED', '--percent', '10', '--uses', '5');
  await sql`update discounts set uses = 3 where code = 'USED'`.execute(shop.deps.db);

  await expect(add('USED', '--percent', '10', '--uses', '2')).rejects.toThrow('USED was used 3 times already: give --uses 3 or more');
});
