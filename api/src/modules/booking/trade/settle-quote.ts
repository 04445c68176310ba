import type { AcceptQuote } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { insertAct, mailAgency, type Member } from '../../agency';
import { findSellables } from '../../catalog';
import { insertCartLine, lockCart } from '../cart.sql';
import { lockHolds } from '../holds.sql';
import { releaseHolds } from '../place-hold';
import { keptUntil } from './kept-until';
import {
  findQuoteLines,
  lockQuote,
  markHoldKept,
  markQuoteAccepted,
  markQuoteStatus,
  type QuoteLineRow,
  type QuoteRow,
} from './quotes.sql';
import { findQuoteReaders } from './quote-readers';
import { stateOf } from './quote-view';

/** The quote with its lines, all its holds locked and live. Refuses: quote_over. */
async function lockLive(trx: Trx, quoteId: string, now: Date): Promise<{ quote: QuoteRow; lines: QuoteLineRow[] }> {
  const locked = (await lockQuote(trx, quoteId)) ?? refuse('not_found');
  const lines = await findQuoteLines(trx, [locked.id]);
  const holdIds = lines.flatMap(({ holdId }) => holdId ?? []);
  const holds = await lockHolds(trx, holdIds);
  const isKept = holds.length === holdIds.length && holds.every(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt > now);
  const state = stateOf(locked, now);
  if (!isKept || (state !== 'open' && state !== 'accepted')) refuse('quote_over');
  return { quote: locked, lines };
}

function checkExpected(lines: QuoteLineRow[], expected: AcceptQuote['expected']) {
  const sums = new Map<string, number>();
  for (const { currency, priceMinor } of lines) sums.set(currency, (sums.get(currency) ?? 0) + priceMinor);
  const isSame = expected.length === sums.size && expected.every(({ amount, currency }) => sums.get(currency) === amount);
  if (!isSame) refuse('price_changed');
}

/**
 * The client takes the quote at the price that was seen; its places are kept for another day, and who made it is told. Accepting twice is accepting
 * once. Refuses: quote_over, price_changed.
 */
export async function acceptQuote(trx: Trx, quoteId: string, { name, expected, at }: AcceptQuote & { at: Date }): Promise<void> {
  const { quote, lines } = await lockLive(trx, quoteId, at);
  checkExpected(lines, expected);
  if (quote.status === 'accepted') return;
  await markQuoteAccepted(trx, quote.id, { name, at });
  const sellables = await findSellables(trx, [...new Set(lines.map(({ content }) => content.optionId))]);
  for (const { content, holdId } of lines)
    if (holdId) await markHoldKept(trx, holdId, keptUntil(content, sellables.get(content.optionId), at));
  await insertAct(trx, {
    agencyId: quote.agencyId,
    userId: null,
    act: 'quote_accepted',
    subject: quote.number,
    details: { client: name },
    at,
  });
  for (const reader of await findQuoteReaders(trx, quote))
    await mailAgency(trx, {
      kind: 'quote_accepted',
      to: reader.email,
      name: reader.name,
      lang: reader.lang as Language,
      path: '/agency/quotes',
      hash: quote.number,
      values: { client: name, number: quote.number },
    });
}

/** A quote of the member's own agency; others' are not there. */
async function requireOwn(trx: Trx, { agencyId }: Member, quoteId: string): Promise<QuoteRow> {
  const quote = await lockQuote(trx, quoteId);
  return quote?.agencyId === agencyId ? quote : refuse('not_found');
}

/** Takes a quote back: its link says so from now on and its places are free. Refuses: not_found, quote_over (booked or withdrawn before). */
export async function withdrawQuote(trx: Trx, member: Member, { quoteId, at }: { quoteId: string; at: Date }): Promise<void> {
  const quote = await requireOwn(trx, member, quoteId);
  if (quote.status === 'withdrawn' || quote.status === 'booked') refuse('quote_over');
  await markQuoteStatus(trx, quote.id, 'withdrawn');
  const lines = await findQuoteLines(trx, [quote.id]);
  const holds = await lockHolds(
    trx,
    lines.flatMap(({ holdId }) => holdId ?? []),
  );
  await releaseHolds(
    trx,
    holds.filter(({ status }) => status === 'ACTIVE'),
    'RELEASED',
  );
  await insertAct(trx, { ...member, act: 'quote_withdrawn', subject: quote.number, at });
}

/** Puts what was quoted into the member's cart with its places, to be ordered. Refuses: not_found, quote_over. */
export async function bookQuote(trx: Trx, member: Member, { quoteId, at }: { quoteId: string; at: Date }): Promise<void> {
  await requireOwn(trx, member, quoteId);
  const cartId = await lockCart(trx, { userId: member.userId }, at);
  const { quote, lines } = await lockLive(trx, quoteId, at);
  for (const [index, { content, holdId }] of lines.entries())
    // A millisecond apart: the cart shows lines in the order of their making.
    await insertCartLine(trx, { ...content, holdId, cartId, now: new Date(at.getTime() + index) });
  await markQuoteStatus(trx, quote.id, 'booked');
  await insertAct(trx, { ...member, act: 'quote_booked', subject: quote.number, at });
}
