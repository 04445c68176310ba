import type { HoldBoard } from '@straits/api-contract';
import type { Language } from '@straits/api-contract/constants';
import type { Sql, Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { insertAct, type Member } from '../../agency';
import { findSellables, otherLangOf, textsOf, type SellableOption } from '../../catalog';
import { lockCart, markLineMoved } from '../cart.sql';
import { extendHold } from '../extend-hold';
import { lockHolds, markHoldExtended } from '../holds.sql';
import { releaseHolds } from '../place-hold';
import { keptUntil } from './kept-until';
import { findBoard, type BoardRow } from './quotes.sql';
import { bookQuote } from './settle-quote';

/** All live holds of an agency, what ends first first. */
export async function viewBoard(
  db: Sql,
  { agencyId, userId }: Member,
  { now, language }: { now: Date; language: Language },
): Promise<HoldBoard> {
  const rows = await findBoard(db, agencyId, now);
  const sellables = await findSellables(db, [...new Set(rows.map(({ optionId }) => optionId))]);
  return {
    items: rows.flatMap(({ optionId, lineId: _lineId, quoteId: _quoteId, byId, expiresAt, startTime, ...row }) => {
      const sellable = sellables.get(optionId);
      if (!sellable) return [];
      return [
        {
          ...row,
          productName: textsOf(sellable.product.texts, language).name,
          optionName: textsOf(sellable.option.texts, language).name,
          lang: otherLangOf(sellable.product.texts, language),
          startTime: startTime || null,
          isYours: byId === userId,
          expiresAt: expiresAt.toISOString(),
        },
      ];
    }),
    serverNow: now.toISOString(),
  };
}

/** The named holds of the agency, each once. Refuses not_found when one is another's or has ended. */
async function requireHolds(trx: Trx, agencyId: string, { holdIds, now }: { holdIds: string[]; now: Date }): Promise<BoardRow[]> {
  const rows = await findBoard(trx, agencyId, now);
  return [...new Set(holdIds)].map((id) => rows.find(({ holdId }) => holdId === id) ?? refuse('not_found'));
}

interface Asked {
  holdIds: string[];
  companyId: string;
  now: Date;
}

/** Keeps a quote's place another day, but not past the end of sales. Refuses: hold_expired, hold_not_renewable. */
async function extendQuoted(
  trx: Trx,
  { holdId, ...visit }: BoardRow,
  { sellable, now }: { sellable: SellableOption | undefined; now: Date },
): Promise<void> {
  const [hold] = await lockHolds(trx, [holdId]);
  if (hold?.status !== 'ACTIVE' || hold.expiresAt <= now) refuse('hold_expired');
  if (hold.renewalsLeft === 0) refuse('hold_not_renewable');
  await markHoldExtended(trx, holdId, { expiresAt: keptUntil(visit, sellable, now), renewalsLeft: hold.renewalsLeft - 1 });
}

/** Keeps places longer, all or none: those of carts for the shop's time, those of quotes for another day. Refuses: not_found, hold_expired, hold_not_renewable. */
export async function extendHolds(trx: Trx, member: Member, { holdIds, companyId, now }: Asked): Promise<void> {
  const rows = await requireHolds(trx, member.agencyId, { holdIds, now });
  const sellables = await findSellables(trx, [...new Set(rows.map(({ optionId }) => optionId))]);
  for (const row of rows.toSorted((a, b) => a.holdId.localeCompare(b.holdId))) {
    const { holdId, optionId, place } = row;
    if (place === 'cart') {
      await extendHold(trx, { holdId, optionId, companyId, now });
      continue;
    }
    await extendQuoted(trx, row, { sellable: sellables.get(optionId), now });
  }
  await insertAct(trx, { ...member, act: 'holds_extended', subject: null, details: { count: rows.length }, at: now });
}

/** Gives places back, all or none; what was quoted with them is over. Refuses: not_found. */
export async function releaseBoardHolds(trx: Trx, member: Member, { holdIds, now }: Asked): Promise<void> {
  const rows = await requireHolds(trx, member.agencyId, { holdIds, now });
  const holds = await lockHolds(
    trx,
    rows.map(({ holdId }) => holdId),
  );
  await releaseHolds(
    trx,
    holds.filter(({ status }) => status === 'ACTIVE'),
    'RELEASED',
  );
  await insertAct(trx, { ...member, act: 'holds_released', subject: null, details: { count: rows.length }, at: now });
}

/** Brings what is held into the member's own cart, to be ordered: a quote comes whole. Refuses: not_found, quote_over. */
export async function takeToCart(trx: Trx, member: Member, { holdIds, now }: Asked): Promise<void> {
  const rows = await requireHolds(trx, member.agencyId, { holdIds, now });
  const cartId = await lockCart(trx, { userId: member.userId }, now);
  for (const { place, lineId } of rows) if (place === 'cart') await markLineMoved(trx, lineId, cartId);
  for (const quoteId of new Set(rows.flatMap((row) => row.quoteId ?? []))) await bookQuote(trx, member, { quoteId, at: now });
  await insertAct(trx, { ...member, act: 'holds_taken', subject: null, details: { count: rows.length }, at: now });
}
