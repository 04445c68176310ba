import type { AskCancelQuote, OrderLine } from '@straits/api-contract';

/** Ids of what is to be given up: lines without travellers of their own, and travellers. */
export type Given = ReadonlySet<string>;
type Line = Pick<OrderLine, 'id' | 'isCancelled' | 'passengers'>;

/** The travellers of a line who still travel. */
export const goingOf = ({ passengers }: Pick<Line, 'passengers'>) => passengers.filter(({ isCancelled }) => !isCancelled);
/** A line's travellers can go one by one when there are several. */
export const canSplit = (line: Line) => goingOf(line).length > 1;
/** What can be ticked of a line: its travellers where they can go one by one, else the line. */
export const partsOf = (line: Line): string[] => (canSplit(line) ? goingOf(line).map(({ id }) => id) : [line.id]);

export const standing = <L extends Line>(lines: L[]) => lines.filter(({ isCancelled }) => !isCancelled);
/** Whether there is anything to choose between all and a part. */
export const hasParts = (lines: Line[]) => standing(lines).flatMap(partsOf).length > 1;

/** The ticked parts as the API takes them; undefined for all that is left, null for nothing. */
export function askedOf(lines: Line[], given: Given): AskCancelQuote['lines'] | null {
  const left = standing(lines);
  const asked = left.flatMap((line) => {
    const parts = partsOf(line);
    const gone = parts.filter((id) => given.has(id));
    if (gone.length === 0) return [];
    return [gone.length === parts.length ? { lineId: line.id } : { lineId: line.id, travellerIds: gone }];
  });
  if (asked.length === 0) return null;
  const isAll = asked.length === left.length && asked.every((one) => !('travellerIds' in one));
  return isAll ? undefined : asked;
}
