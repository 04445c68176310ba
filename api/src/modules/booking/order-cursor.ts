import { refuse } from '../../http/refusal';
import { openCursor, sealCursor } from '../../http/signed-cursor';
import type { Secrets } from '../../secrets';
import type { ListFilter } from './order-list.sql';

/** Where a page of orders ends, opaque for the client. */
export const toCursor = (secrets: Secrets, { createdAtText, code }: { createdAtText: string; code: string }) =>
  sealCursor(secrets, 'orders', { createdAt: createdAtText, code });
/** Refuses: request_malformed. */
export function fromCursor(secrets: Secrets, cursor: string | undefined): ListFilter['after'] {
  if (!cursor) return undefined;
  return openCursor(secrets, 'orders', cursor) ?? refuse('request_malformed', [{ field: 'cursor', message: 'is not one of ours' }]);
}
