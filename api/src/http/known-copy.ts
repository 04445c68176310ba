import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { z } from 'zod';

const tagOf = (payload: string) => `"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
const named = (header: string) => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));

/** Of a route whose answer browsers and proxies keep: the answer's ETag, and 304 without a body to whoever has the same one. */
export async function answerKnownCopy(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = tagOf(payload);
  void reply.header('etag', tag);
  if (!named(request.headers['if-none-match'] ?? '').includes(tag)) return payload;
  void reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return null;
}

/** Beside `answers` in the schema of such a route. */
export const KNOWN_COPY = { 304: z.null().describe('Nothing has changed since the answer whose ETag If-None-Match names') };
