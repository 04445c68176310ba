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

export function brandFaults({ email, phone, colour }: BrandValues): Record<string, string> {
  const wanted = colourOf(colour);
  return {
    ...(email?.trim() && !isEmail(email) ? { email: 'fault.emailFormat' } : {}),
    ...(phone?.trim() && !isPhone(phone) ? { phone: 'fault.phoneFormat' } : {}),
    ...(wanted && !/^#[0-9a-f]{6}$/.test(wanted)
      ? { colour: 'fault.colourWrong' }
      : wanted && !isReadableColour(wanted)
        ? { colour: 'fault.colourPale' }
        : {}),
  };
}

export const changeOf = ({ email, phone, colour }: BrandValues): ChangeBrand => ({
  email: email?.trim() || null,
  phone: phone?.trim() || null,
  colour: colourOf(colour) || null,
});
