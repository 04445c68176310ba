import type { Register } from '@straits/api-contract';
import { nameFault } from '../name.rules';
import { passwordFault } from '../password.rules';
import { isEmail } from '../text-format.rules';
import { phoneFault } from '../phone-number/phone.rules';

export interface RegisterValues {
  name?: string;
  email?: string;
  password?: string;
  confirmation?: string;
  phoneCountry?: string;
  phone?: string;
  isAgent?: boolean;
  agencyName?: string;
  licenceNumber?: string;
  uniqueEntityNumber?: string;
  newsletter?: boolean;
}
export type RegisterFaults = Partial<Record<keyof RegisterValues, string>>;

/** In the order in which they stand on the page. */
export const REGISTER_FIELDS = [
  'name',
  'email',
  'password',
  'confirmation',
  'phone',
  'agencyName',
  'licenceNumber',
  'uniqueEntityNumber',
] as const;

const typed = (value: string | undefined) => value?.trim() ?? '';

const emailFault = (email: string) => {
  if (!email) return 'fault.emailMissing';
  return isEmail(email) ? undefined : 'fault.emailFormat';
};
const uenFault = (value: string) => {
  if (!value) return 'fault.uenMissing';
  return /^[A-Za-z0-9]{9,20}$/.test(value.replace(/[\s-]/g, '')) ? undefined : 'fault.uenFormat';
};

function agentFaults(values: RegisterValues): RegisterFaults {
  if (!values.isAgent) return {};
  return {
    agencyName: [...typed(values.agencyName)].length < 2 ? 'fault.agencyMissing' : undefined,
    licenceNumber: typed(values.licenceNumber).length < 2 ? 'fault.licenceMissing' : undefined,
    uniqueEntityNumber: uenFault(typed(values.uniqueEntityNumber)),
  };
}

/** Keys of texts by field. */
export function registerFaults(values: RegisterValues): RegisterFaults {
  const password = values.password ?? '';
  const faults: RegisterFaults = {
    name: nameFault(values.name),
    email: emailFault(typed(values.email)),
    password: passwordFault(password),
    confirmation: values.confirmation === password ? undefined : 'fault.confirmationDiffers',
    phone: phoneFault(values.phone, values.phoneCountry),
    ...agentFaults(values),
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
}

/** What is sent for values without faults. */
export function registrationOf(values: RegisterValues, next: string): Register {
  return {
    name: typed(values.name),
    email: typed(values.email),
    password: values.password ?? '',
    ...(typed(values.phone) && { phone: typed(values.phone), phoneCountry: values.phoneCountry }),
    newsletter: values.newsletter === true,
    agent: values.isAgent
      ? {
          agencyName: typed(values.agencyName),
          licenceNumber: typed(values.licenceNumber),
          uniqueEntityNumber: typed(values.uniqueEntityNumber).replace(/[\s-]/g, '').toUpperCase(),
        }
      : undefined,
    next: next === '/' ? undefined : next,
  };
}
