import { readReason } from './history-reason.rules';

it.each([
  ['order_expired', { kind: 'own', key: 'order_expired' }],
  ['balance_unpaid', { kind: 'own', key: 'balance_unpaid' }],
  ['date_changed: 2026-12-01 -> 2026-12-03', { kind: 'moved', from: '2026-12-01', to: '2026-12-03' }],
  ['part_cancelled: My plans changed', { kind: 'part', text: 'My plans changed' }],
  ['card_declined', { kind: 'code', code: 'card_declined' }],
  ['The amount does not match', { kind: 'typed', text: 'The amount does not match' }],
])('reads %s', (reason, expected) => {
  expect(readReason(reason)).toEqual(expected);
});
