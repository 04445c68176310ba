import { actorOf, isOrderCode, toldOf } from './acts.rules';

const words = {
  t: (key: string, values?: Record<string, unknown>) => (values ? `${key} ${Object.values(values).join('→')}` : key),
  money: ({ amount, currency }: { amount: number; currency: string }) => `${currency} ${amount}`,
};

test.each([
  [{}, ''],
  [{ method: 'wallet', amount: 8_000, currency: 'SGD' }, 'SGD 8000 · agency.method.wallet'],
  [{ role: 'viewer', from: 'booker' }, 'agency.acts.roles agency.role.booker→agency.role.viewer'],
  [{ role: 'booker', from: 'booker' }, 'agency.role.booker'],
  [{ amount: 1, currency: 'SGD', reason: 'too dear' }, 'SGD 1 · too dear'],
])('%j is told as %j', (details, told) => {
  expect(toldOf({ details }, words)).toBe(told);
});

test('a number of an order is told from a mail address', () => {
  expect([isOrderCode('ST4F7H2K9P'), isOrderCode('ada@straits.test')]).toEqual([true, false]);
});

test('a client who wrote at a quote did it themselves; whoever has left has no name', () => {
  const details = { client: 'Tan Family' };
  expect(actorOf({ by: null, act: 'quote_asked', details })).toBe('Tan Family');
  expect(actorOf({ by: 'Ada Lim', act: 'quote_made', details })).toBe('Ada Lim');
  expect(actorOf({ by: null, act: 'quote_made', details })).toBeNull();
});
