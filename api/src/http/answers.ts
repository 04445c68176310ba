import { z } from 'zod';
import { ApiError } from '@straits/api-contract';
import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';

// Any call can be malformed, have an address that is none, from an unknown host, with a dead token, too often, or hit our own fault.
const ALWAYS: RefusalCode[] = [
  'request_malformed',
  'not_found',
  'unauthenticated',
  'host_unknown',
  'rate_limited',
  'internal_error',
  'service_busy',
  'body_too_large',
  'body_too_slow',
  'media_type_unsupported',
];

/**
 * The response schemas of a route: its good answer, and every status of the refusals that it can give, each documented with its codes.
 */
export function answers<T extends z.ZodType>(good: T, ...codes: RefusalCode[]) {
  const byStatus = new Map<number, RefusalCode[]>();
  for (const code of [...ALWAYS, ...codes]) byStatus.set(REFUSALS[code].status, [...(byStatus.get(REFUSALS[code].status) ?? []), code]);
  const refusals = Object.fromEntries([...byStatus].map(([status, list]) => [status, ApiError.describe([...new Set(list)].join(', '))]));
  return { ...refusals, 200: good } as { 200: T } & Record<number, z.ZodType>;
}

/** For calls that answer nothing but success. */
export const Done = z.object({ done: z.literal(true) }).meta({ id: 'Done' });
export const done = { done: true } as const;
