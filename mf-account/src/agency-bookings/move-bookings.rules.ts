import type { BookingDateQuote, Money, MovedBookings, MoveBookings } from '@straits/api-contract';

/** What is said beside one booking: what a new date costs it, what became of it, or why it stays. */
export interface Told {
  quote: NonNullable<BookingDateQuote['quote']> | null;
  refusal: string | null;
  isMoved: boolean;
}
export type ToldByLine = Readonly<Record<string, Told>>;

export const toldOfQuotes = (items: readonly BookingDateQuote[]): ToldByLine =>
  Object.fromEntries(items.map(({ lineId, quote, refusal }) => [lineId, { quote, refusal, isMoved: false }]));

/** After moving: what was said of the price stays beside what was moved. */
export const toldOfMoves = (before: ToldByLine, { items }: MovedBookings): ToldByLine => ({
  ...before,
  ...Object.fromEntries(
    items.map(({ lineId, isMoved, refusal }) => [lineId, { quote: isMoved ? (before[lineId]?.quote ?? null) : null, refusal, isMoved }]),
  ),
});

/** The bookings that can be moved, at the refund that was shown for each. */
export const movesOf = (told: ToldByLine): MoveBookings['moves'] =>
  Object.entries(told).flatMap(([lineId, { quote, isMoved }]) => (quote && !isMoved ? [{ lineId, expectedRefund: quote.refund }] : []));

/** Sums of money, one of each currency. */
export function sumByCurrency(amounts: readonly Money[]): Money[] {
  const sums = new Map<string, number>();
  for (const { amount, currency } of amounts) sums.set(currency, (sums.get(currency) ?? 0) + amount);
  return [...sums].map(([currency, amount]) => ({ amount, currency }));
}
