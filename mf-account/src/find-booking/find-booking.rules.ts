import { bareCode, isEmail } from '../text-format.rules';

export interface FindValues {
  code?: string;
  email?: string;
}

/** Booking numbers are read out and copied with spaces and in any letter case. */
export const orderCode = (typed: string | undefined) => bareCode(typed ?? '').toUpperCase();

export function findFaults({ code, email }: FindValues): Record<string, string> {
  const faults: Record<string, string> = {};
  if (orderCode(code).length < 4) faults.code = 'fault.orderMissing';
  if (!email?.trim()) faults.email = 'fault.emailMissing';
  else if (!isEmail(email)) faults.email = 'fault.emailFormat';
  return faults;
}
