import { plainNumber } from '../typing/amount.rules';

/** The most that is put onto net prices, in hundredths of a percent. */
const MOST = 10_000;

/** A percentage that was typed, in hundredths of a percent; null where it is none between 0 and 100 with at most two decimals. */
export function readMarkup(typed: string, language: string): number | null {
  const plain = plainNumber(typed.replace(/[%％]\s*$/, ''), language);
  const found = /^(\d{1,3})(?:\.(\d{0,2}))?$/.exec(plain ?? '');
  if (!found) return null;
  const basisPoints = Number(`${found[1]}${(found[2] ?? '').padEnd(2, '0')}`);
  return basisPoints <= MOST ? basisPoints : null;
}

interface Numbers {
  number: (value: number, digits?: number) => string;
}
/** A percentage as it is typed, with as many decimals as it has. */
export function typedMarkup(basisPoints: number, { number }: Numbers): string {
  return number(
    basisPoints / 100,
    [100, 10, 1].findIndex((unit) => basisPoints % unit === 0),
  );
}
/** As it is read. */
export const percentText = (basisPoints: number, numbers: Numbers) => `${typedMarkup(basisPoints, numbers)}\u00a0%`;
