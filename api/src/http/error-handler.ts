import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';
import { isAway } from '../database/away';
import { Refusal, type FieldFault } from './refusal';

/** A form has fewer fields; who sends more has not filled in a form. */
const MOST_FAULTS = 50;

const faultsOf = (error: FastifyError): FieldFault[] =>
  (error.validation ?? []).slice(0, MOST_FAULTS).map((fault) => ({
    field: fault.instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body',
    message: fault.message ?? 'is not valid',
  }));

// Fastify's own refusals, by status, in the contract's words.
const BY_STATUS: Record<number, RefusalCode> = {
  400: 'request_malformed',
  404: 'not_found',
  408: 'body_too_slow',
  413: 'body_too_large',
  414: 'not_found',
  415: 'media_type_unsupported',
  429: 'rate_limited',
  503: 'service_busy',
};

/** Where a refusal does not say it itself. */
const RETRY_AFTER_SECONDS: Record<number, number> = { 408: 5, 429: 60, 503: 2 };

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const known = error as FastifyError;
  if (isAway(error)) return new Refusal('service_busy');
  if (hasZodFastifySchemaValidationErrors(known)) return new Refusal('request_malformed', faultsOf(known));
  return new Refusal(
    BY_STATUS[known.statusCode ?? 500] ?? (known.statusCode && known.statusCode < 500 ? 'request_malformed' : 'internal_error'),
  );
}

/** Places come free when holds end. */
const RETRY_AFTER_OF: Partial<Record<RefusalCode, number>> = { places_limited: 60, network_places_limited: 300 };

const READ_OUT_BYTES = 64 * 1024 * 1024;
/** Who is still sending what is too large hears so: cut off in the middle, a proxy before us would call it a busy server. */
function readOut(request: FastifyRequest, reply: FastifyReply) {
  if (Number(request.headers['content-length'] ?? Infinity) > READ_OUT_BYTES) return;
  void reply.removeHeader('connection');
  request.raw.resume();
}

/** The one place that answers failures: refusals by their code; anything else is our bug, logged and answered without detail. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refusalOf(error);
  if (refusal.code === 'internal_error' || isAway(error)) request.log.error({ err: error }, 'unexpected failure');
  const { status } = REFUSALS[refusal.code];
  // Whatever the route has said of its answer: a failure is over when its cause is.
  void reply.header('cache-control', 'private, no-store');
  if (status === 413) readOut(request, reply);
  const retryAfter = refusal.retryAfterSeconds ?? RETRY_AFTER_OF[refusal.code] ?? RETRY_AFTER_SECONDS[status];
  if (retryAfter) void reply.header('retry-after', String(retryAfter));
  // What is left of a body that is late is not waited for.
  if (status === 408) void reply.header('connection', 'close');
  void reply.status(status).send({
    message: refusal.message,
    code: refusal.code,
    ...(refusal.fields?.length ? { fields: refusal.fields } : {}),
    requestId: request.id,
  });
}
