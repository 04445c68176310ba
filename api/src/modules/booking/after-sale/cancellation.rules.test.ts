import fc from 'fast-check';
import type { TravellerRow } from '../travellers.sql';
import { cancellationOf, paidForTicket } from './cancellation.rules';

type Line = Parameters<typeof paidForTicket>[0];
const NOW = new Date('2026-12-01T02:00:00Z');

interface Sold {
  units: { priceMinor: number; tickets: number; ticketsEach: number }[];
  discountShare: number;
  percent: number;
}
const sold: fc.Arbitrary<Sold> = fc.record({
  units: fc.array(
    fc.record({
      priceMinor: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 1_000_000_000 })),
      tickets: fc.integer({ min: 1, max: 5 }),
      ticketsEach: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  discountShare: fc.double({ min: 0, max: 1, noNaN: true }),
  percent: fc.integer({ min: 0, max: 100 }),
});

function lineOf({ units, discountShare, percent }: Sold): { line: Line; travellers: TravellerRow[] } {
  const totalMinor = units.reduce((sum, { priceMinor, tickets }) => sum + priceMinor * tickets, 0);
  const line = {
    id: 'line',
    // A family's ticket lets several people in.
    units: units.map(({ priceMinor, tickets, ticketsEach }, index) => ({
      ...{ unitId: `unit-${index}`, priceMinor, quantity: tickets, tickets: tickets * ticketsEach },
    })),
    ...{ totalMinor, discountMinor: Math.floor(totalMinor * discountShare), cancelledMinor: 0, cancelledAt: null },
    cancellation: [{ until: null, refundPercent: percent }],
  } as unknown as Line;
  const travellers = line.units.flatMap(({ unitId, tickets }) =>
    Array.from({ length: tickets }, (_, index) => ({ id: `${unitId}-${index}`, lineId: 'line', unitId, cancelledAt: null, usedAt: null })),
  ) as unknown as TravellerRow[];
  return { line, travellers };
}

const cancel = (line: Line, travellers: TravellerRow[], ids: string[]) =>
  cancellationOf({ lines: [line], travellers }, [{ lineId: 'line', travellerIds: ids }], NOW)?.[0];

test('tickets that are cancelled one after the other bring back what they do at once, to the cent', () => {
  fc.assert(
    fc.property(sold, fc.infiniteStream(fc.nat()), (given, picks) => {
      const { line, travellers } = lineOf(given);
      const atOnce = cancel(
        line,
        travellers,
        travellers.map(({ id }) => id),
      );
      let [left, now, refund] = [travellers, line, 0];
      while (left.length > 0) {
        const going = left[(picks.next().value as number) % left.length]!;
        const one = cancel(now, left, [going.id])!;
        refund += one.refundMinor;
        now = { ...now, cancelledMinor: now.cancelledMinor + one.paidMinor };
        left = left.filter(({ id }) => id !== going.id);
      }

      expect([now.cancelledMinor, refund]).toEqual([atOnce?.paidMinor, atOnce?.refundMinor]);
      expect(atOnce?.paidMinor).toBe(line.totalMinor - line.discountMinor);
    }),
  );
});

test('what a ticket cost is exact, and rounded down only', () => {
  fc.assert(
    fc.property(sold, (given) => {
      const { line } = lineOf(given);
      for (const { unitId, priceMinor, quantity, tickets } of line.units) {
        const paid = BigInt(paidForTicket(line, unitId)) * BigInt(tickets) * BigInt(line.totalMinor);
        const exact = BigInt(priceMinor) * BigInt(quantity) * BigInt(line.totalMinor - line.discountMinor);
        const isExact = exact - paid >= 0n && exact - paid < BigInt(tickets) * BigInt(line.totalMinor);
        expect(isExact).toBe(true);
      }
    }),
  );
});
