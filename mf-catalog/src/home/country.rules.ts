/** Countries with a list of popular products, as the API names them. */
export const COUNTRIES = ['SG', 'ID', 'MY'] as const;
export type Country = (typeof COUNTRIES)[number];

export const readCountry = (text: string | null | undefined): Country | null => COUNTRIES.find((country) => country === text) ?? null;

const YEAR_S = 31_536_000;
/** A cookie and not local storage: the end of a session wipes local storage (R4). */
export const rememberCountry = (country: Country) =>
  void (document.cookie = `straits_country=${country};path=/;max-age=${YEAR_S};samesite=lax`);
