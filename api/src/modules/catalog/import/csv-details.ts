import type { ImportProblem } from './import-format';
import { findSourceFaults } from './json-source.rules';

/** Of every kind but attractions one row is the product. */
export const isWhole = ({ kind }: Record<string, string>) => Boolean(kind && kind !== 'attraction');

/** Handed on as it stands, so that the schema names what is wrong inside it. */
export function detailsOf({ details = '' }: Record<string, string>, line: number, problems: ImportProblem[]): unknown {
  try {
    const value = JSON.parse(details, (key, inner: unknown) => (key === '__proto__' ? undefined : inner)) as unknown;
    problems.push(...findSourceFaults(details, ['details']).map(({ path, message }) => ({ row: line, field: path.join('/'), message })));
    return value;
  } catch (error) {
    problems.push({ row: line, field: 'details', message: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` });
    return {};
  }
}
