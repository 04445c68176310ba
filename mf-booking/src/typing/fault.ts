/** What is wrong with a field: key of its words under `faults`, with their values. Words say what to do, in the label's words (U18). */
export interface Fault {
  key: string;
  values?: Record<string, unknown>;
}
/** Field name → fault, in the order of the form. */
export type Faults = Record<string, Fault>;

export const fault = (key: string, values?: Record<string, unknown>): Fault => ({ key, values });

/** Keeps what is wrong: `faultsOf({ name: name ? undefined : fault('name') })`. */
export const faultsOf = (checked: Record<string, Fault | undefined | null>): Faults =>
  Object.fromEntries(Object.entries(checked).filter((entry): entry is [string, Fault] => Boolean(entry[1])));
