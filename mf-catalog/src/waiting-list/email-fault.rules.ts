// As the enquiry form; the API's own check is the one that counts.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What is wrong with a typed address. */
export function emailFault(email: string): 'missing' | 'form' | undefined {
  if (email === '') return 'missing';
  return EMAIL.test(email) && email.length <= 254 ? undefined : 'form';
}
