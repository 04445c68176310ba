import type { ChangeProfile, PassengerDetails, Profile, SavedPassenger } from '@straits/api-contract';
import { nameFault } from '../name.rules';
import { passwordFault } from '../password.rules';
import { nationalPhone, phoneFault } from '../phone-number/phone.rules';

export type FormPart = 'details' | 'password' | 'passenger';

/** /profile/form edits one's own details, the password (`part=password`), or a traveller (`passenger=<id>` or `new`). */
export function partOf(search: URLSearchParams): FormPart {
  if (search.has('passenger')) return 'passenger';
  return search.get('part') === 'password' ? 'password' : 'details';
}

export interface DetailsValues {
  name?: string;
  phoneCountry?: string;
  phone?: string;
  nationality?: string;
  line1?: string;
  line2?: string;
  city?: string;
  postalCode?: string;
  country?: string;
}
export const DETAILS_FIELDS = ['name', 'phone', 'nationality', 'line1', 'line2', 'city', 'postalCode', 'country'] as const;

const typed = (value: string | undefined) => value?.trim() ?? '';
const given = (faults: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => entry[1] !== undefined));

const NO_ADDRESS = { line1: '', line2: '', city: '', postalCode: '', country: '' };

export function detailsOf(profile: Profile, home: string): DetailsValues {
  return {
    name: profile.name,
    phoneCountry: profile.phoneCountry ?? home,
    phone: nationalPhone(profile.phone, profile.phoneCountry),
    nationality: profile.nationality ?? '',
    ...NO_ADDRESS,
    ...profile.address,
  };
}

const hasAddress = ({ line1, line2, city, postalCode }: DetailsValues) => [line1, line2, city, postalCode].some((part) => typed(part));

/** Keys of texts by field. An address is all or nothing: line, city and country belong together. */
export function detailsFaults(values: DetailsValues): Record<string, string> {
  const missing = (value: string | undefined, fault: string) => (hasAddress(values) && !typed(value) ? fault : undefined);
  return given({
    name: nameFault(values.name),
    phone: phoneFault(values.phone, values.phoneCountry),
    line1: missing(values.line1, 'fault.lineMissing'),
    city: missing(values.city, 'fault.cityMissing'),
    country: missing(values.country, 'fault.countryMissing'),
  });
}

export function changeOf(values: DetailsValues): ChangeProfile {
  const { line1 = '', line2, city = '', postalCode, country = '' } = values;
  return {
    name: typed(values.name),
    phone: typed(values.phone) || null,
    phoneCountry: values.phoneCountry || null,
    nationality: values.nationality || null,
    address: hasAddress(values) ? { line1, line2, city, postalCode, country } : null,
  };
}

export interface PasswordValues {
  current?: string;
  password?: string;
  confirmation?: string;
}
export function passwordFaults({ current, password = '', confirmation }: PasswordValues): Record<string, string> {
  return given({
    current: current ? undefined : 'fault.currentMissing',
    password: passwordFault(password),
    confirmation: confirmation === password ? undefined : 'fault.confirmationDiffers',
  });
}

export type PassengerValues = { [K in keyof PassengerDetails]?: string } & { consent?: boolean };
export const PASSENGER_FIELDS = [
  'title',
  'givenNames',
  'familyName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'countryOfResidence',
  'passportNumber',
  'issuedOn',
  'issuedAt',
  'expiresOn',
  'renewedAt',
  'consent',
] as const;

export const passengerValuesOf = (saved: SavedPassenger | undefined): PassengerValues =>
  Object.fromEntries(PASSENGER_FIELDS.map((field) => [field, (saved as Record<string, unknown> | undefined)?.[field] ?? '']));

/** What can be told without the API; the rest it tells field by field. */
export function passengerFaults({ givenNames, familyName }: PassengerValues): Record<string, string> {
  return typed(givenNames) || typed(familyName) ? {} : { givenNames: 'fault.nameMissing' };
}
