import { PassengerDetails, type PassengerFault } from '@straits/api-contract';
import { faultOfName } from '@straits/api-contract/person-name';

const NAMES = ['givenNames', 'familyName'] as const;
const FAULT_OF_FIELD: Record<string, PassengerFault> = {
  title: 'title',
  dateOfBirth: 'date',
  issuedOn: 'date',
  expiresOn: 'date',
  nationality: 'country',
  countryOfResidence: 'country',
  passportNumber: 'passport',
  givenNames: 'missing',
};

/** Names are missing or too long; anything else too long is told in its field's own words. */
const faultOf = (field: string, code: string): PassengerFault =>
  field === 'givenNames' && code === 'too_big' ? 'long' : (FAULT_OF_FIELD[field] ?? 'long');

export interface RowFault {
  field: string;
  fault: PassengerFault;
}
export type Details = ReturnType<typeof PassengerDetails.parse>;
export type JudgedRow = { details: Details; faults: [] } | { details: null; faults: RowFault[] };

const letterFaults = (row: Record<string, unknown>): RowFault[] =>
  NAMES.flatMap((field) => {
    const name = row[field];
    const fault = typeof name === 'string' && name !== '' && faultOfName(name.trim());
    return fault ? [{ field, fault }] : [];
  });

function factFaults(details: Details, today: string): RowFault[] {
  const { dateOfBirth, issuedOn, expiresOn } = details;
  const faults = letterFaults(details);
  const isAfter = (later: string | null | undefined, earlier: string | null | undefined) => !later || !earlier || later > earlier;
  if (!isAfter(today, dateOfBirth) && dateOfBirth !== today) faults.push({ field: 'dateOfBirth', fault: 'future' });
  if (!isAfter(today, issuedOn) && issuedOn !== today) faults.push({ field: 'issuedOn', fault: 'future' });
  if (!isAfter(issuedOn, dateOfBirth)) faults.push({ field: 'issuedOn', fault: 'order' });
  if (!isAfter(expiresOn, issuedOn)) faults.push({ field: 'expiresOn', fault: 'order' });
  return faults;
}

/** A traveller's details from a form or a file's row: good as a whole, or with a fault for each field that is not. Empty cells are left out. */
export function judgePassenger(row: Record<string, unknown>, today: string): JudgedRow {
  const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => typeof value !== 'string' || value.trim() !== ''));
  const parsed = PassengerDetails.safeParse(filled);
  if (!parsed.success) {
    const issues = new Map(parsed.error.issues.map(({ path, code }) => [String(path[0] ?? 'givenNames'), code]));
    const faults = [...issues].map(([field, code]) => ({ field, fault: faultOf(field, code) }));
    return { details: null, faults: [...letterFaults(filled).filter(({ field }) => !issues.has(field)), ...faults] };
  }
  const faults = factFaults(parsed.data, today);
  return faults.length > 0 ? { details: null, faults } : { details: parsed.data, faults: [] };
}

const bare = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}\s]/gu, '')
    .toLowerCase();

/** The same for the same person, however a file writes the name. */
export const matchKeyOf = ({ givenNames, familyName, dateOfBirth }: Details) =>
  `${[bare(givenNames), bare(familyName)].sort().join('|')}|${dateOfBirth ?? ''}`;
