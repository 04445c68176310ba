import { z } from 'zod';
import { refuse } from '../../http/refusal';
import type { ListFilter } from './order-list.sql';

const Cursor = z.tuple([z.string().regex(/^[\d :.+-]{10,40}$/), z.string().max(20)]);
/** Where a page of orders ends, opaque for the client. */
export const toCursor = (row: { createdAtText: string; code: string }) =>
  Buffer.from(JSON.stringify([row.createdAtText, row.code])).toString('base64url');
/** Refuses: request_malformed. */
export function fromCursor(cursor: string | undefined): ListFilter['after'] {
  if (!cursor) return undefined;
  try {
    const [createdAt, code] = Cursor.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
    if (Number.isNaN(Date.parse(createdAt))) throw new RangeError('no date');
    return { createdAt, code };
  } catch {
    return refuse('request_malformed', [{ field: 'cursor', message: 'is not one of ours' }]);
  }
}
