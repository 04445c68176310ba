import { plainForm } from './text-form';

/** zod's own pattern, with at most 64 characters before the @ (RFC 5321, 4.5.3.1.1), and top-level names that are written in other scripts (`xn--…`). */
export const EMAIL =
  /^(?=[^@]{1,64}@)(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/i;
export const EMAIL_LENGTH = 254;

/** What the API takes as an e-mail address; spaces at the ends never count. */
export function isEmail(typed: string): boolean {
  const address = plainForm(typed);
  return address.length <= EMAIL_LENGTH && EMAIL.test(address);
}
