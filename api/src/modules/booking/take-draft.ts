import type { Trx } from '../../database/connection';
import { findDraft, lockCart, markDraft, type Draft } from './cart.sql';

interface Taking {
  cookieHash: Buffer;
  userId: string;
  /** The browser's cart has something in it, which comes along. */
  hasLines: boolean;
  now: Date;
}

const isFor = (of: unknown, { userId, hasLines }: Taking) => (of === undefined ? hasLines : of === userId);
const isNewer = (own: Draft | undefined, at: Date) => Boolean(own?.draftAt && own.draftAt > at);

/**
 * What was typed in this browser goes on after the sign-in: a guest's with their cart, and what a session lost when it ended with its own person
 * alone (T3), unless they have typed or ordered elsewhere since.
 */
export async function takeDraft(trx: Trx, taking: Taking): Promise<void> {
  const { cookieHash, userId, now } = taking;
  const typed = await findDraft(trx, { cookieHash });
  if (!typed?.draft || !typed.draftAt) return;
  const { of, ...draft } = typed.draft;
  if (!isFor(of, taking)) return;
  const browserCart = await lockCart(trx, { cookieHash }, now);
  const cartId = await lockCart(trx, { userId }, now);
  if (of === undefined) return markDraft(trx, cartId, { draft, at: now });
  if (!isNewer(await findDraft(trx, { userId }), typed.draftAt)) await markDraft(trx, cartId, { draft, at: typed.draftAt });
  await markDraft(trx, browserCart, { draft: null, at: now });
}
