import type { Trx } from '../../database/connection';
import { findDraft, lockCart, markDraft } from './cart.sql';

interface Taking {
  cookieHash: Buffer;
  userId: string;
  /** The browser's cart has something in it, which comes along. */
  hasLines: boolean;
  now: Date;
}

/**
 * What was typed in this browser goes on after the sign-in: a guest's with their cart, and what a session lost when it ended with its own person
 * alone (T3), unless they have typed or ordered elsewhere since.
 */
export async function takeDraft(trx: Trx, { cookieHash, userId, hasLines, now }: Taking): Promise<void> {
  const typed = await findDraft(trx, { cookieHash });
  if (!typed?.draft || !typed.draftAt) return;
  const { of, ...draft } = typed.draft;
  if (of === undefined ? !hasLines : of !== userId) return;
  const browserCart = await lockCart(trx, { cookieHash }, now);
  const cartId = await lockCart(trx, { userId }, now);
  if (of === undefined) return markDraft(trx, cartId, { draft, at: now });
  const own = await findDraft(trx, { userId });
  if (!own?.draftAt || own.draftAt <= typed.draftAt) await markDraft(trx, cartId, { draft, at: typed.draftAt });
  await markDraft(trx, browserCart, { draft: null, at: now });
}
