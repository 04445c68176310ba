import { bareCode } from '../text-format.rules';

export interface NumberValues {
  orderCode?: string;
  number?: string;
}

const bare = (typed: string | undefined) =>
  bareCode(typed ?? '')
    .replace(/-/g, '')
    .toUpperCase();

/** Keys of texts by field. */
export function numberFaults({ orderCode, number }: NumberValues): Record<string, string> {
  const faults: Record<string, string> = {};
  if (bare(orderCode).length < 4) faults.orderCode = 'fault.orderMissing';
  if (!/^[A-Z0-9]{4,40}$/.test(bare(number))) faults.number = bare(number) ? 'fault.supplierNumberFormat' : 'fault.supplierNumberMissing';
  return faults;
}

/** As it is sent: numbers are copied from mails with spaces, hyphens and in any letter case. */
export const enteredOf = ({ orderCode, number }: NumberValues) => ({ orderCode: bare(orderCode), number: bare(number) });
