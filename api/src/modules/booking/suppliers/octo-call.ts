import { OctoError } from './octo-messages';

/** A supplier's OCTO service: its address and our bearer token there. */
export interface OctoConnection {
  id: string;
  url: string;
  token: string;
  /** Of OCTO's, besides prices. */
  capabilities?: string[];
}

const CALL_MS = 15_000;

/** OCTO says no: the request was understood, and the answer is not yes. */
export class OctoRefusal extends Error {
  /** A supplier has no name of OCTO's for a question that is not answered as it wants. */
  readonly isAboutAnswers: boolean;

  /** `words` are for people and may repeat what was sent: they are kept nowhere. */
  constructor(
    readonly reason: string,
    words = '',
  ) {
    super(`octo refuses: ${reason}`);
    this.isAboutAnswers = /question|answer/i.test(`${reason} ${words}`);
  }
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  path: string;
  body?: object;
  ms?: number;
  /** OCTO lets a supplier do without it. */
  isOptional?: boolean;
}

const headersOf = ({ token, capabilities = [] }: OctoConnection, body: object | undefined) => ({
  authorization: `Bearer ${token}`,
  'octo-capabilities': ['octo/pricing', ...capabilities].join(','),
  ...(body && { 'content-type': 'application/json' }),
});

/** One call of OCTO. 400s that carry its error are refusals; a wrong token, faults (theirs and ours) and silence throw, for they say nothing about the booking. */
export async function ask(
  connection: OctoConnection,
  { method, path, body, ms = CALL_MS, isOptional = method === 'PATCH' }: Call,
): Promise<unknown> {
  const answer = await fetch(`${connection.url.replace(/\/$/, '')}${path}`, {
    method,
    headers: headersOf(connection, body),
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ms),
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok) return said;
  if (isOptional && NO_SUCH_CALL.has(answer.status)) throw new OctoRefusal('NOT_SUPPORTED');
  throw failureOf(answer.status, said) ?? new Error(`octo answered ${answer.status} to ${path.split('/')[1]}`);
}

const NO_SUCH_CALL = new Set([404, 405, 501]);
const NOT_ABOUT_THE_BOOKING = new Set([401, 403, 429]);
/** OCTO gives these with a status of 400 too. */
const NAMES_OF_FAULTS = new Set(['UNAUTHORIZED', 'FORBIDDEN', 'INTERNAL_SERVER_ERROR', 'BAD_REQUEST']);

function failureOf(status: number, said: unknown): OctoRefusal | undefined {
  const refusal = OctoError.safeParse(said);
  if (!refusal.success || status >= 500 || NOT_ABOUT_THE_BOOKING.has(status)) return undefined;
  const told = new OctoRefusal(refusal.data.error, refusal.data.errorMessage);
  return NAMES_OF_FAULTS.has(told.reason) && !told.isAboutAnswers ? undefined : told;
}
