import { PASSWORD_MAX, PASSWORD_MIN } from '@straits/api-contract/constants';

/** What is wrong with a new password, as a key of the texts. Passwords that many people use are the API's to know. */
export function passwordFault(password = ''): string | undefined {
  if (password.length < PASSWORD_MIN) return 'fault.passwordShort';
  return password.length > PASSWORD_MAX ? 'fault.passwordLong' : undefined;
}
