import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneNumberOf } from '@straits/api-contract/phone';
import { refuse } from '../../http/refusal';

/** E.164 of a number as it was typed: with +, or as it is dialled in its country. Refuses: phone_invalid. */
export function internationalPhone(typed: string, country: string | null): string {
  return phoneNumberOf(typed, country) ?? refuse('phone_invalid', [{ field: 'phone', message: 'is not a number of that country' }]);
}

/** A kept number as its country writes it behind its code: +65 9123 4567. */
export const writtenPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** The country of a kept number; of the shared +1 and +7 the one that its digits belong to. */
export const countryOfPhone = (phone: string): string | null => parsePhoneNumberFromString(phone)?.country ?? null;
