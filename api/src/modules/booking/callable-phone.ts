import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/**
 * A contact's number with its country in front, as it was typed where it is none of that country: guides and suppliers call it from
 * elsewhere, and 0812… of Indonesia is nobody's number in Singapore.
 */
export function callablePhone(typed: string, country: string | undefined): string {
  const parsed = parsePhoneNumberFromString(typed, { ...(country && { defaultCountry: country as CountryCode }), extract: false });
  return parsed?.isValid() ? parsed.formatInternational() : typed;
}
