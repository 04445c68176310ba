import { Readable } from 'node:stream';
import type { BodyLimit } from './body-limits';
import type { RefusalCode } from './refusals';

/** Why a body was not taken: `body_too_large`, `body_too_slow`, or `request_malformed` where it ended before its length. */
export class BodyNotTaken extends Error {
  constructor(readonly code: RefusalCode) {
    super(code);
  }
}

interface Incoming {
  headers: Record<string, string | string[] | undefined>;
}
export const hasBody = ({ headers }: Incoming): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

/**
 * The whole body, as a stream that Fastify's hook `preParsing` may answer. Rejects with BodyNotTaken when it is larger than it may be or has not come in
 * time; the connection is left open then, so that the caller can be told. `onBytes` hears how much more is held in memory.
 */
export async function readBody(
  payload: NodeJS.ReadableStream,
  { headers, limit: { bytes, arrivesWithinMs }, onBytes }: Incoming & { limit: BodyLimit; onBytes?: (more: number) => void },
): Promise<Readable> {
  if (Number(headers['content-length'] ?? 0) > bytes) throw new BodyNotTaken('body_too_large');
  const whole = await new Promise<Buffer>((resolve, reject) => {
    const pieces: Buffer[] = [];
    let length = 0;
    const end = (settle: () => void) => {
      clearTimeout(timer);
      payload.off('data', take).off('end', arrived).off('error', broken).off('close', broken);
      settle();
    };
    const take = (piece: Buffer) => {
      length += piece.length;
      if (length > bytes) return end(() => reject(new BodyNotTaken('body_too_large')));
      pieces.push(piece);
      try {
        onBytes?.(piece.length);
      } catch (error) {
        end(() => reject(error));
      }
      return undefined;
    };
    const arrived = () => end(() => resolve(Buffer.concat(pieces)));
    const broken = () => end(() => reject(new BodyNotTaken('request_malformed')));
    const timer = setTimeout(() => end(() => reject(new BodyNotTaken('body_too_slow'))), arrivesWithinMs);
    payload.on('data', take).on('end', arrived).on('error', broken).on('close', broken);
  });
  // Fastify compares this with the length that was announced.
  return Object.assign(Readable.from(whole.length > 0 ? [whole] : [], { objectMode: false }), { receivedEncodedLength: whole.length });
}
