import { useEffect, useState } from 'react';
import { callingCodeOf } from '../typing/countries';
import { callablePhone } from './contact-phone.rules';
import type { ContactValues } from './contact.rules';

type NumberOf = (typed: string, country: string | undefined) => string | undefined;

/**
 * The contact's number with its country in front, as guides will call it. The rule is too large for the page's first script: until it is there,
 * and where it does not come, as it was typed.
 */
export function ContactPhone({ phone = '', country }: Partial<Pick<ContactValues, 'phone' | 'country'>>) {
  const [numberOf, setNumberOf] = useState<NumberOf>();
  useEffect(() => {
    import(/* webpackChunkName: "phone-numbers" */ '@straits/api-contract/phone').then(
      ({ phoneNumberOf }) => setNumberOf(() => phoneNumberOf),
      () => undefined,
    );
  }, []);
  return callablePhone(phone, callingCodeOf(country ?? ''), numberOf?.(phone, country));
}
