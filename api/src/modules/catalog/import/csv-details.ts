import type { ImportProblem } from './import-format';

/** Of every kind but attractions one row is the product. */
export const isWhole = ({ kind }: Record<string, string>) => Boolean(kind && kind !== 'attraction');

/** Handed on as it stands, so that the schema names what is wrong inside it. */
export function detailsOf({ details = '' }: Record<string, string>, line: number, problems: ImportProblem[]): unknown {
  try {
    return JSON.parse(details, (key, value: unknown) => (key === '__proto__' ? undefined : value)) as unknown;
  } catch (error) {
    problems.push({ row: line, field: 'details', message: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` });
    return {};
  }
}
