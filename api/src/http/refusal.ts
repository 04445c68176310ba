import { REFUSALS, type RefusalCode } from '@straits/api-contract/refusals';

export interface FieldFault {
  field: string;
  message: string;
  /** What clients have words for in their languages. */
  reason?: string;
}

/** A refusal that the contract lists. Thrown anywhere in a request; answered by the one error handler. */
export class Refusal extends Error {
  readonly status: number;
  /** When another try may do, where that is known. */
  retryAfterSeconds?: number;
  constructor(
    readonly code: RefusalCode,
    readonly fields?: FieldFault[],
    message: string = REFUSALS[code].message,
  ) {
    super(message);
    this.name = 'Refusal';
    this.status = REFUSALS[code].status;
  }

  /** Says when to try again. */
  after(seconds: number): this {
    this.retryAfterSeconds = Math.max(1, Math.ceil(seconds));
    return this;
  }
}

export function refuse(code: RefusalCode, fields?: FieldFault[]): never {
  throw new Refusal(code, fields);
}
