const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code);

/**
 * Whether the database is away, full, or gave up on a statement (statement_timeout): SQLSTATE classes 08, 53 and 57, what the system says of a
 * connection, and what the driver says of one that it has lost. Where it went in the middle of a commit the act may be done: sent again under its
 * Idempotency-Key it is not done twice.
 */
export const isAway = (error: unknown): boolean =>
  // Its socket is gone as well when its server was killed.
  (error as { syscall?: unknown } | null)?.syscall === 'connect' ||
  /^(08|53|57)\w{3}$|^(EPIPE|ECONNRESET|ECONNREFUSED|ETIMEDOUT)$/.test(codeOf(error)) ||
  (error instanceof Error && /^(Connection terminated|Client has encountered a connection error)/.test(error.message));
