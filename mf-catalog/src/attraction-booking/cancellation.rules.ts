import type { Option } from '@straits/api-contract';
import { daysBetween } from '../place-time/plain-date.rules';
import { spanOf } from '../product/free-until';

/** One stretch of the cancellation time line, earliest first. `from` and `until` in hours before the visit; null is open. */
export interface CancellationStage {
  refundPercent: number;
  /** The stage ends this many hours before the visit; null: it lasts until the visit. */
  untilHours: number | null;
}

/** From the rules "until h hours before: p per cent" to stages that cover all time up to the visit. */
export function cancellationStages(rules: Option['cancellation']): CancellationStage[] {
  const sorted = [...rules].sort((a, b) => b.hoursBefore - a.hoursBefore);
  const stages: CancellationStage[] = sorted.map(({ refundPercent, hoursBefore }) => ({
    refundPercent,
    untilHours: hoursBefore > 0 ? hoursBefore : null,
  }));
  if (stages.at(-1)?.untilHours !== null) stages.push({ refundPercent: 0, untilHours: null });
  return stages.filter(
    (stage, index) => stages.findIndex((other) => other.refundPercent === stage.refundPercent) === index || stage.untilHours === null,
  );
}

/** Whether a stage is over for a day that is chosen, whatever the hour on which that day begins for its traveller. */
export const isOver = ({ untilHours }: CancellationStage, { date, today }: { date: string; today: string }) =>
  untilHours !== null && daysBetween(today, date) * 24 + 24 <= untilHours;

/** Options with the same terms together, in their order: a saver's may differ from the others'. */
export function byTerms<One extends Pick<Option, 'cancellation'>>(options: readonly One[]): One[][] {
  const groups = new Map<string, One[]>();
  for (const option of options) {
    const key = JSON.stringify(cancellationStages(option.cancellation));
    groups.set(key, [...(groups.get(key) ?? []), option]);
  }
  return [...groups.values()];
}

/** Minutes of a cut-off in the largest whole unit. */
export function cutOffSpan(minutes: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (minutes % 60 !== 0 || minutes < 60) return { unit: 'minutes', count: minutes };
  return spanOf(minutes / 60);
}
