import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostBytesAt } from '@straits/api-contract/body-size';
import { networkOf } from '@straits/api-contract/network';
import { REFUSALS } from '@straits/api-contract/refusals';

/** Files are one at a time, and pass as they come. */
const FILE_BYTES = 6 * 1024 * 1024;
/** How long a form may take to arrive: on the slowest line that a page is of use on. */
const ARRIVAL_MS = 10_000;
/** Bodies of one network that may be on their way at once. */
const MOST_ARRIVING = 40;

type Code = 'body_too_large' | 'body_too_slow' | 'rate_limited';

class BodyFault extends Error {
  readonly statusCode: number;
  constructor(readonly code: Code) {
    super(REFUSALS[code].message);
    this.statusCode = REFUSALS[code].status;
  }
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '';
/** A file, or a piece of one: on a slow line it may take its time. */
const isFile = ({ headers }: FastifyRequest) =>
  /^(multipart\/form-data|application\/offset\+octet-stream)/.test(headers['content-type'] ?? '');
function mostBytes(request: FastifyRequest): number {
  return isFile(request) ? FILE_BYTES : mostBytesAt(pathOf(request));
}

/** Reads a body whole. Rejects when it is larger than it may be, or not there in time. */
async function arrived(payload: NodeJS.ReadableStream, { bytes, ms }: { bytes: number; ms: number }): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => (timer = setTimeout(() => reject(new BodyFault('body_too_slow')), ms)));
  const whole = async () => {
    for await (const part of payload) {
      size += (part as Buffer).length;
      if (size > bytes) throw new BodyFault('body_too_large');
      parts.push(part as Buffer);
    }
    return Buffer.concat(parts);
  };
  try {
    return await Promise.race([whole(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Bodies for the API are awaited here: one that never comes holds none of the connections that all visitors share. Files pass as they come, few of one
 * network at a time. Refuses with 413, 408 and 429.
 */
export function awaitBodies(
  app: FastifyInstance,
  { prefix, arrivalMs = ARRIVAL_MS, most = MOST_ARRIVING }: { prefix: string; arrivalMs?: number; most?: number },
) {
  const arriving = new Map<string, number>();
  const enter = (client: string) => {
    const count = arriving.get(client) ?? 0;
    if (count >= most) throw new BodyFault('rate_limited');
    arriving.set(client, count + 1);
  };
  const leave = (client: string) => {
    const left = (arriving.get(client) ?? 1) - 1;
    if (left > 0) arriving.set(client, left);
    else arriving.delete(client);
  };
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (!pathOf(request).startsWith(prefix)) return payload;
    const bytes = mostBytes(request);
    if (Number(request.headers['content-length'] ?? 0) > bytes) throw new BodyFault('body_too_large');
    const client = networkOf(request.ip);
    enter(client);
    if (isFile(request)) {
      request.raw.once('close', () => leave(client));
      return payload;
    }
    try {
      return Object.assign(Readable.from([await arrived(payload, { bytes, ms: arrivalMs })], { objectMode: false }), {
        receivedEncodedLength: 0,
      });
    } finally {
      leave(client);
    }
  });
}

/** Answers what `awaitBodies` refuses, in the API's form; undefined for other errors. The connection ends: what is left of the body is not wanted. */
export function answerBodyFault(error: unknown): { status: number; body: object } | undefined {
  if (!(error instanceof BodyFault)) return undefined;
  const { code, message, statusCode } = error;
  return { status: statusCode, body: { message, code } };
}
