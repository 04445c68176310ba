import type { SandboxCard, TopUp, TopUpMethod } from '@straits/api-contract';
import { hasCheckDigit } from '@straits/api-contract/card-number';
import { readAmount } from '../typing/amount.rules';
import { faultsOf, type Fault, type Faults } from '../typing/fault';

export interface TopUpValues extends Record<string, unknown> {
  method: TopUpMethod;
  amount: string;
  currency: string;
  agentName: string;
  number: string;
  expiry: string;
  cvc: string;
  holder: string;
}

/** Transfers go to an account in this currency. */
export const BANK_CURRENCY = 'SGD';
/** The currency of what is typed: cards take any, transfers the bank's. */
export const currencyOf = ({ method, currency }: Pick<TopUpValues, 'method' | 'currency'>) =>
  method === 'card' ? currency : BANK_CURRENCY;

const digitsOf = (typed: string) => typed.replaceAll(/[\s-]/g, '');
const required = (ok: boolean, key: string): Fault | undefined => (ok ? undefined : { key });

const cardFaults = ({ number, expiry, cvc, holder }: TopUpValues): Record<string, Fault | undefined> => ({
  number: required(/^\d{13,19}$/.test(digitsOf(number)) && hasCheckDigit(digitsOf(number)), 'cardNumber'),
  expiry: required(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}(\d{2})?$/.test(expiry.trim()), 'cardExpiry'),
  cvc: required(/^\d{3,4}$/.test(cvc.trim()), 'cardCvc'),
  holder: required(holder.trim().length > 1, 'cardHolder'),
});

export interface AmountIn {
  digitsIn: (currency: string) => number;
  language: string;
}

/** What is wrong with a top-up as typed. */
export function topUpFaults(values: TopUpValues, { digitsIn, language }: AmountIn): Faults {
  const amount = readAmount(values.amount, { digits: digitsIn(currencyOf(values)), language });
  return faultsOf({
    amount: amount.ok ? undefined : amount.fault,
    agentName: required(values.agentName.trim().length > 1, 'agentName'),
    ...(values.method === 'card' ? cardFaults(values) : {}),
  });
}

export const cardOf = ({ number, expiry, cvc, holder }: TopUpValues): SandboxCard => ({
  number: digitsOf(number),
  expiry: expiry.replaceAll(' ', ''),
  cvc: cvc.trim(),
  holder: holder.trim(),
});

export interface ClaimValues extends Record<string, unknown> {
  bankFrom: string;
  confirmationCode: string;
  transactionDate: string;
  note: string;
}
/** What is wrong with the facts of a transfer. */
export const claimFaults = ({ bankFrom, confirmationCode, transactionDate }: ClaimValues): Faults =>
  faultsOf({
    bankFrom: required(bankFrom.trim().length > 1, 'bankFrom'),
    confirmationCode: required(confirmationCode.trim().length > 2, 'confirmationCode'),
    transactionDate: required(/^\d{4}-\d\d-\d\d$/.test(transactionDate), 'transactionDate'),
  });

/** The transfer that its payer still has to prove. */
export const openTransfer = (items: TopUp[]) => items.find(({ status }) => status === 'awaiting_proof' || status === 'proof_given');
