import type { AgencyRole, ChangePerson } from '@straits/api-contract';
import { amountOf, typedAmount } from '../agency/amount.rules';
import { isEmail } from '../text-format.rules';

export interface PersonValues {
  email?: string;
  role?: AgencyRole;
  perOrder?: string;
  perMonth?: string;
}
/** How amounts are typed: digits after the point of the agency's currency, and the page's language. */
export interface Typing {
  digits: number;
  language: string;
}

export const PERSON_FIELDS = ['email', 'role', 'perOrder', 'perMonth'] as const;

export const valuesOf = ({ role, limits }: ChangePerson, typing: Typing): PersonValues => ({
  role,
  perOrder: typedAmount(limits.perOrder, typing),
  perMonth: typedAmount(limits.perMonth, typing),
});

const emailFault = (email: string | undefined) => {
  if (!email?.trim()) return 'fault.emailMissing';
  return isEmail(email) ? undefined : 'fault.emailFormat';
};

/** What is wrong, by field, as keys of the texts; the address is asked of new people only. */
export function personFaults(
  { email, perOrder, perMonth }: PersonValues,
  { isNew, typing }: { isNew: boolean; typing: Typing },
): Partial<Record<(typeof PERSON_FIELDS)[number], string>> {
  const isWrong = (typed: string | undefined) => amountOf(typed, typing) === 'wrong';
  const wrongEmail = isNew ? emailFault(email) : undefined;
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(isWrong(perOrder) ? { perOrder: 'fault.amount' } : {}),
    ...(isWrong(perMonth) ? { perMonth: 'fault.amount' } : {}),
  };
}

const limitOf = (typed: string | undefined, typing: Typing) => {
  const amount = amountOf(typed, typing);
  return amount === 'wrong' ? null : amount;
};

/** What is sent; administrators have no limits unless some are typed. */
export const changeOf = ({ role = 'booker', perOrder, perMonth }: PersonValues, typing: Typing): ChangePerson => ({
  role,
  limits: { perOrder: limitOf(perOrder, typing), perMonth: limitOf(perMonth, typing) },
});
