import type { Fault } from './fault';

export interface FieldSight {
  fault: Fault | undefined;
  value: unknown;
  /** The field's value at the last submit that failed; undefined before one. */
  failedValue: { value: unknown } | undefined;
  /** The field was left, and the cursor is elsewhere. */
  isLeft: boolean;
  /** Its form can be checked as soon as it is left: e-mail, phone, card, dates. */
  checkOnLeave: boolean;
}

/**
 * When a fault is shown (U15): after a submit always, until the field is touched again; on leaving only for fields with a form, and never for
 * empty ones; never while typing.
 */
export function shownFault({ fault, value, failedValue, isLeft, checkOnLeave }: FieldSight): Fault | undefined {
  if (!fault) return undefined;
  if (failedValue && failedValue.value === value) return fault;
  return checkOnLeave && isLeft && value !== '' && value !== undefined ? fault : undefined;
}
