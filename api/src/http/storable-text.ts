import type { FastifyRequest } from 'fastify';
import { refuse } from './refusal';

// PostgreSQL keeps neither NUL nor half of a character (a surrogate without its other half), wherever in a call they stand.
const UNSTORABLE = /\0|\p{Surrogate}/u;
const isUnstorable = (value: unknown) => typeof value === 'string' && UNSTORABLE.test(value);
const partsOf = (value: unknown) =>
  typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) ? Object.entries(value) : [];

/** The place of the first text that no database keeps; a field's name is text too. No recursion: what is sent may be nested without end. */
function findUnstorable(sent: unknown): string | undefined {
  const waiting: [field: string, value: unknown][] = [['', sent]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [field, value] = next;
    const parts = partsOf(value);
    if (isUnstorable(value) || parts.some(([name]) => isUnstorable(name))) return field || 'body';
    for (const [name, part] of parts) waiting.push([field ? `${field}.${name}` : name, part]);
  }
  return undefined;
}

/** Refuses: request_malformed. */
export async function requireStorable({ params, query, body }: FastifyRequest): Promise<void> {
  const field = [params, query, body].map(findUnstorable).find((one) => one !== undefined);
  if (field) refuse('request_malformed', [{ field, message: 'contains a character that cannot be kept' }]);
}
