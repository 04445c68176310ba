import type { AgencyBrand, ChangeBrand } from '@straits/api-contract';
import { isReadableColour } from '@straits/api-contract/brand-colour';
import { isPhone } from '@straits/api-contract/phone-form';
import { isEmail } from '../text-format.rules';

export interface BrandValues {
  email?: string;
  phone?: string;
  colour?: string;
}

export const brandValuesOf = ({ email, phone, colour }: AgencyBrand): BrandValues => ({
  email: email ?? '',
  phone: phone ?? '',
  colour: colour ?? '',
});

/** A colour as it is typed or pasted: with or without `#`, in any case. */
export const colourOf = (typed: string | undefined): string => {
  const bare = (typed ?? '').trim().toLowerCase().replace(/^#?/, '#');
  return bare === '#' ? '' : bare;
};

function colourFault(typed: string | undefined): string | undefined {
  const wanted = colourOf(typed);
  if (!wanted) return undefined;
  if (!/^#[0-9a-f]{6}$/.test(wanted)) return 'fault.colourWrong';
  return isReadableColour(wanted) ? undefined : 'fault.colourPale';
}

export function brandFaults({ email, phone, colour }: BrandValues): Record<string, string> {
  const faults = {
    email: email?.trim() && !isEmail(email) ? 'fault.emailFormat' : undefined,
    phone: phone?.trim() && !isPhone(phone) ? 'fault.phoneFormat' : undefined,
    colour: colourFault(colour),
  };
  return Object.fromEntries(Object.entries(faults).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

export const changeOf = ({ email, phone, colour }: BrandValues): ChangeBrand => ({
  email: email?.trim() || null,
  phone: phone?.trim() || null,
  colour: colourOf(colour) || null,
});
