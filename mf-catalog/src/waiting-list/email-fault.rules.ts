import { isEmail } from '@straits/api-contract/email';

/** What is wrong with a typed address. */
export function emailFault(email: string): 'missing' | 'form' | undefined {
  if (email === '') return 'missing';
  return isEmail(email) ? undefined : 'form';
}
