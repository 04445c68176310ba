import type { SellableOption } from '../catalog';
import type { Currencies } from '../shop';
import { paidOnBoard } from './paid-on-board.rules';

const currency = (code: string, rate: string, exponent = 2) => [code, { code, rate, exponent }] as const;
const currencies = new Map([currency('SGD', '1'), currency('USD', '0.7437'), currency('IDR', '12114.5', 2)]) as unknown as Currencies;
const ferry = (direction: string, terminalCharges: object) =>
  ({
    product: { terminalCharges },
    option: { facts: { kind: 'ferry', direction } },
    units: [{ id: 'adult' }, { id: 'return', facts: { fare: 'round_trip' } }],
  }) as unknown as SellableOption;
const atTerminal = (amount: number, of: string) => ({ payable: 'at_terminal', amount, currency: of });
const unit = (unitId: string, quantity: number) => ({ units: [{ unitId, quantity }] }) as Parameters<typeof paidOnBoard>[1];

test('seven travellers pay seven times what one does, in the shopper’s currency too: SGD 8.30 are USD 6.17', () => {
  const line = ferry('outbound', { from: atTerminal(830, 'SGD') });

  expect(paidOnBoard(line, unit('adult', 7), { currency: 'USD', currencies })).toEqual({
    charge: { amount: 7 * 830, currency: 'SGD' },
    shown: { amount: 7 * 617, currency: 'USD' },
  });
});

test('two ports’ currencies are summed in the first one’s', () => {
  const line = ferry('open', { from: atTerminal(800, 'SGD'), to: atTerminal(10_000_000, 'IDR') });
  const both = { units: [unit('adult', 1).units[0]!, unit('return', 2).units[0]!] };

  expect(paidOnBoard(line, both, { currency: 'SGD', currencies })?.charge).toEqual({ amount: 800 + 2 * 825, currency: 'SGD' });
});

test('nothing is paid where the charge is in the fare', () => {
  const line = ferry('outbound', { from: { ...atTerminal(830, 'SGD'), payable: 'included' } });

  expect(paidOnBoard(line, unit('adult', 2), { currency: 'SGD', currencies })).toBeNull();
});
