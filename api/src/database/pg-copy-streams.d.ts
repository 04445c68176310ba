declare module 'pg-copy-streams' {
  import type { Submittable } from 'pg';
  import type { Readable, Writable } from 'node:stream';

  /** The package has no types of its own; a stream that `client.query` takes. */
  export function from(statement: string): Submittable & Writable & { rowCount: number };
  export function to(statement: string): Submittable & Readable & { rowCount: number };
}
