import type { AgencyAct } from '@straits/api-contract';
import { actorOf, decimalsOf, isOrderCode, toldOf } from './acts.rules';

const words = {
  t: (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join('→')}` : key),
  percent: (basisPoints: number) => `${basisPoints / 100} %`,
  money: ({ amount, currency }: { amount: number; currency: string }) => `${currency} ${amount}`,
};

test.each([
  [{}, ''],
  [{ method: 'wallet', amount: 8_000, currency: 'SGD' }, 'SGD 8000 · agency.method.wallet'],
  [{ role: 'viewer', from: 'booker' }, 'agency.acts.roles agency.role.booker→agency.role.viewer'],
  [{ role: 'booker', from: 'booker' }, 'agency.role.booker'],
  [{ amount: 1, currency: 'SGD', reason: 'too dear' }, 'SGD 1 · too dear'],
  [{ markupBefore: 0, markup: 250 }, 'agency.acts.roles 0 %→2.5 %'],
])('%j is told as %j', (details, told) => {
  expect(toldOf({ details }, words)).toBe(told);
});

test('a percentage has the decimals that it needs', () => {
  expect([0, 500, 750, 725].map(decimalsOf)).toEqual([0, 0, 1, 2]);
});

test('a number of an order is told from a mail address, and from an agency’s name', () => {
  const isCode = (subject: string | null, act: AgencyAct['act'] = 'order_placed') => isOrderCode({ act, subject });
  expect([isCode('ST4F7H2K9P'), isCode('ada@straits.test'), isCode(null)]).toEqual([true, false, false]);
  expect(isCode('BATAMTOURS', 'markup_changed')).toBe(false);
});

test('a client who wrote at a quote did it themselves; whoever has left has no name', () => {
  const details = { client: 'Tan Family' };
  expect(actorOf({ by: null, act: 'quote_asked', details })).toBe('Tan Family');
  expect(actorOf({ by: 'Ada Lim', act: 'quote_made', details })).toBe('Ada Lim');
  expect(actorOf({ by: null, act: 'quote_made', details })).toBeNull();
});
