/** One measured figure with the target beside it. */
export interface Figure {
  what: string;
  measured: number;
  unit: 'ms' | 's' | 'KB' | '/s' | '' | 'count';
  target: number;
  /** Whether more is better; else less is. */
  atLeast?: boolean;
}

const isMet = ({ measured, target, atLeast }: Figure) => (atLeast ? measured >= target : measured <= target);
const shown = (value: number, unit: Figure['unit']) =>
  `${Number.isInteger(value) ? value : value.toFixed(value < 1 ? 3 : 1)}${unit === 'count' ? '' : ` ${unit}`}`.trim();

/** The table: what, measured, target, and whether it is met. */
export function printFigures(figures: Figure[]): void {
  const rows = figures.map((figure) => [
    figure.what,
    shown(figure.measured, figure.unit),
    `${figure.atLeast ? '≥' : '≤'} ${shown(figure.target, figure.unit)}`,
    isMet(figure) ? 'met' : 'MISSED',
  ]);
  const head = ['what', 'measured', 'target', ''];
  const widths = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows])
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
}

export const median = (values: number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
export const percentile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN;
