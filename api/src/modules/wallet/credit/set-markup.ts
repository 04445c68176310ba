import type { Trx } from '../../../database/connection';
import { refuse } from '../../../http/refusal';
import { insertAct, markMarkup } from '../../agency';

export interface MarkupDecision {
  parentId: string;
  agencyId: string;
  basisPoints: number;
  userId: string;
  at: Date;
}

/**
 * Sets what an agency puts onto the net prices of one directly under it, for what is ordered from then on; written into the trail of the agency above
 * alone, since it tells its net prices. Refuses: not_found.
 */
export async function setMarkup(trx: Trx, { parentId, agencyId, basisPoints, userId, at }: MarkupDecision): Promise<void> {
  const { name, before } = (await markMarkup(trx, { agencyId, parentId, basisPoints })) ?? refuse('not_found');
  if (before === basisPoints) return;
  const details = { markupBefore: before, markup: basisPoints };
  await insertAct(trx, { agencyId: parentId, userId, act: 'markup_changed', subject: name, details, at });
}
