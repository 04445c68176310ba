import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** E.164 of a number as it was typed: with +, or as it is dialled in its country. Undefined when it is nobody's number there. Browsers load this when it is needed: it is large. */
export function phoneNumberOf(typed: string, country: string | null | undefined): string | undefined {
  const parsed = parsePhoneNumberFromString(typed, { defaultCountry: (country ?? 'SG') as CountryCode, extract: false });
  return parsed?.isValid() ? parsed.number : undefined;
}
