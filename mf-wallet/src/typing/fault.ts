/** What is wrong with a field: key of its words under `faults`, with their values. */
export interface Fault {
  key: string;
  values?: Record<string, unknown>;
}
/** Field name → fault, in the order of the form. */
export type Faults = Record<string, Fault>;

/** Keeps what is wrong. */
export const faultsOf = (checked: Record<string, Fault | undefined>): Faults =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, Fault] => entry[1] !== undefined));
