import { randomInt } from 'node:crypto';
import type { MakeQuote } from '@straits/api-contract';
import { addMinutes } from '../../../clock';
import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { insertAct, type Member } from '../../agency';
import { deleteCartLines, lockCart } from '../cart.sql';
import type { View } from '../cart-line-view';
import { lockHolds } from '../holds.sql';
import { keptUntil } from './kept-until';
import { priceWith } from './markup.rules';
import { findNetLines, shownOf, type NetLine } from './quotable-cart';
import { insertQuote, insertQuoteLine, markHoldKept } from './quotes.sql';

/** A quote of tickets that need no hold. */
const OPEN_DATED_MINUTES = 7 * 24 * 60;

const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const newQuoteNumber = () => `Q${Array.from({ length: 7 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;

async function checkHeld(trx: Trx, lines: NetLine[], now: Date) {
  const holds = await lockHolds(
    trx,
    lines.flatMap(({ row }) => row.holdId ?? []),
  );
  const live = new Set(holds.filter(({ status, expiresAt }) => status === 'ACTIVE' && expiresAt > now).map(({ id }) => id));
  const isKept = ({ row, line }: NetLine) => (row.holdId ? live.has(row.holdId) : line.state === 'open');
  const lost = lines.filter((one) => !isKept(one));
  if (lost.length > 0)
    refuse(
      'cart_line_expired',
      lost.map(({ line }) => ({ field: `lines.${line.id}`, message: line.productName })),
    );
}

/**
 * Makes a quote of all that the caller's cart holds, each line at the agency's net price with its markup; the places go with it and are kept for a
 * day. Answers its id. Refuses: cart_empty, cart_line_expired, request_malformed (a line without its markup).
 */
export async function makeQuote(trx: Trx, member: Member, { asked, view }: { asked: MakeQuote; view: View }): Promise<string> {
  const { agencyId, userId } = member;
  const { now } = view;
  await lockCart(trx, { userId }, now);
  const lines = await findNetLines(trx, member, view);
  if (lines.length === 0) refuse('cart_empty');
  await checkHeld(trx, lines, now);
  const markups = new Map(asked.lines.map(({ lineId, markup }) => [lineId, markup]));
  const number = newQuoteNumber();
  const quoteId = await insertQuote(trx, {
    ...{ agencyId, number, madeBy: userId, clientName: asked.clientName, lang: view.language, createdAt: now },
    clientEmail: asked.clientEmail ?? null,
    note: asked.note ?? null,
    validUntil: addMinutes(now, OPEN_DATED_MINUTES),
  });
  for (const [position, net] of lines.entries()) {
    const { row, line, sellable, netMinor } = net;
    const { id, holdId, ...content } = row;
    const markup = markups.get(id) ?? refuse('request_malformed', [{ field: 'lines', message: 'each line of the cart needs its markup' }]);
    await insertQuoteLine(trx, position, {
      ...{ quoteId, content, shown: shownOf(line), holdId, currency: line.total.charge.currency, netMinor },
      ...{ markupKind: markup.kind, markupValue: markup.value, priceMinor: priceWith(netMinor, markup) },
    });
    if (holdId) await markHoldKept(trx, holdId, keptUntil(row, sellable, now));
  }
  // The lines go, their holds stay: they are the quote's now.
  await deleteCartLines(
    trx,
    lines.map(({ row }) => row.id),
  );
  await insertAct(trx, { agencyId, userId, act: 'quote_made', subject: number, details: { client: asked.clientName }, at: now });
  return quoteId;
}
