import type { Deps } from '../../deps';
import { openSealed } from '../../secrets';

/** What stands in a passport; kept encrypted as a whole. */
export interface Passport {
  passportNumber: string | null;
  issuedOn: string | null;
  issuedAt: string | null;
  expiresOn: string | null;
  renewedAt: string | null;
}
const NONE: Passport = { passportNumber: null, issuedOn: null, issuedAt: null, expiresOn: null, renewedAt: null };

export function sealPassport({ secrets }: Deps, given: { [K in keyof Passport]?: string | null }): Buffer | null {
  const { passportNumber, issuedOn, issuedAt, expiresOn, renewedAt } = { ...NONE, ...given };
  const passport = { passportNumber, issuedOn, issuedAt, expiresOn, renewedAt };
  return Object.values(passport).some(Boolean) ? secrets.encrypt(JSON.stringify(passport)) : null;
}
export const openPassport = ({ secrets }: Deps, sealed: Buffer | null): Passport => ({
  ...NONE,
  ...openSealed<Partial<Passport>>(secrets, sealed, {}),
});

/** For lists: enough to tell two passports apart. */
export const coverNumber = (number: string | null) => number && `${'•'.repeat(Math.max(number.length - 3, 3))}${number.slice(-3)}`;
