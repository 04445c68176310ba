import { WALLET_AMOUNT_MAX_MINOR } from '@straits/api-contract/constants';
import type { Fault } from './fault';

export type ReadAmount = { ok: true; minor: number } | { ok: false; fault: Fault };

const fault = (key: string, values?: Record<string, unknown>): ReadAmount => ({ ok: false, fault: { key, values } });

/** Signs of a language: Indonesian writes 1.250,50 where English writes 1,250.50. */
const signsOf = (language: string) => (language.startsWith('id') ? { group: '.', point: ',' } : { group: ',', point: '.' });

/** The number without groups, its point as a point; null when it is none. Groups are of three digits. */
export function plainNumber(typed: string, language: string): string | null {
  const { group, point } = signsOf(language);
  const [whole = '', ...rest] = typed.replaceAll(/[\s\u00a0]/g, '').split(point);
  const grouped = whole.split(group);
  const isGrouped =
    grouped.length === 1 || (/^-?\d{1,3}$/.test(grouped[0] ?? '') && grouped.slice(1).every((part) => /^\d{3}$/.test(part)));
  const plain = [grouped.join(''), ...rest].join('.');
  return isGrouped && /^-?\d+(\.\d*)?$/.test(plain) ? plain : null;
}

/** Minor units of a plain number; a fault when it has more decimals than the currency. */
function minorOf(plain: string, digits: number): ReadAmount {
  const [whole = '0', part = ''] = plain.split('.');
  const decimals = part.replace(/0+$/, '');
  if (decimals.length > digits) return fault(digits === 0 ? 'amountWhole' : 'amountDecimals', { digits });
  return { ok: true, minor: Number(`${whole}${decimals.padEnd(digits, '0')}`) };
}

/** What was typed as an amount of a currency with so many digits after the point, in minor units; else what is wrong with it. */
export function readAmount(typed: string, { digits, language }: { digits: number; language: string }): ReadAmount {
  if (!typed.trim()) return fault('amountMissing');
  const plain = plainNumber(typed, language);
  if (plain === null) return fault('amountNumber');
  const read = minorOf(plain, digits);
  if (!read.ok) return read;
  if (read.minor <= 0) return fault('amountPositive');
  return read.minor < WALLET_AMOUNT_MAX_MINOR ? read : fault('amountTooLarge');
}
