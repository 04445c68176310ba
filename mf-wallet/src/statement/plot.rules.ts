import type { BalancePoint } from './statement.rules';

/** A round step (1, 2 or 5 times a power of ten) that divides the span into about `parts`. */
function roundStep(span: number, parts: number): number {
  const rough = span / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((one) => one * power >= rough) ?? 10;
  return factor * power;
}

export interface Scale {
  min: number;
  max: number;
  /** Lines to read by, from the lowest up. */
  ticks: number[];
}

/** Of a plot in which all is zero, in minor units. */
const EMPTY_SPAN = 10_000;

/** A vertical scale that holds all amounts and zero's line, on round figures, never in parts of a minor unit. */
export function scaleOf(amounts: number[]): Scale {
  const lowest = Math.min(0, ...amounts);
  const most = Math.max(0, ...amounts);
  const highest = most > lowest ? most : lowest + EMPTY_SPAN;
  const step = Math.max(1, roundStep(highest - lowest, 3));
  const first = Math.floor(lowest / step);
  const last = Math.ceil(highest / step);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  return { min: first * step, max: last * step, ticks };
}

/** Digits after the point that the lines' labels need: none as long as all are whole. */
export const labelDigits = ({ ticks }: Scale, exponent: number) => (ticks.every((tick) => tick % 10 ** exponent === 0) ? 0 : exponent);

/** Height in per cent from the top. */
export const heightOf = (amount: number, { min, max }: Scale) => ((max - amount) / (max - min)) * 100;

const round = (value: number) => Math.round(value * 100) / 100;

/** The step line as an SVG path in a square of 100 by 100: a balance holds until it changes. */
export function stepPath(points: BalancePoint[], scale: Scale): string {
  const [first, ...rest] = points;
  if (!first) return '';
  const start = `M${round(first.x * 100)} ${round(heightOf(first.amount, scale))}`;
  return start + rest.map(({ x, amount }) => `H${round(x * 100)}V${round(heightOf(amount, scale))}`).join('');
}

/** The same line closed down to zero, to be filled. */
export function areaPath(points: BalancePoint[], scale: Scale): string {
  const zero = round(heightOf(0, scale));
  return `${stepPath(points, scale)}V${zero}H${round((points[0]?.x ?? 0) * 100)}Z`;
}
