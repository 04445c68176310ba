import type { Finding } from './catalogue-checks.rules';
import { findSourceFaults } from './json-source.rules';

export type ReadJson = { ok: true; value: unknown; faults: Finding[] } | { ok: false; line: number; message: string };

/** JSON with the line of what breaks it; keys that would reach an object's prototype are refused. */
export function readJson(text: string): ReadJson {
  try {
    // A byte order mark is no part of JSON.
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    const hostile = text.includes('__proto__') || text.includes('\\u005f') ? findHostileKey(value) : null;
    return hostile
      ? { ok: false, line: lineOf(text, Math.max(0, text.indexOf('__proto__'))), message: `${hostile}: is not a known field` }
      : { ok: true, value, faults: findSourceFaults(text.replace(/^\ufeff/, '')) };
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unreadable';
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? text.length);
    return { ok: false, line: lineOf(text, position), message: `is not JSON: ${message}` };
  }
}

const lineOf = (text: string, position: number) => text.slice(0, position).split('\n').length;

function findHostileKey(root: unknown): string | null {
  const waiting: [string, unknown][] = [['', root]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [path, value] = next;
    if (typeof value !== 'object' || value === null) continue;
    if (Object.hasOwn(value, '__proto__')) return `${path}/__proto__`;
    for (const [key, inner] of Object.entries(value)) if (typeof inner === 'object') waiting.push([`${path}/${key}`, inner]);
  }
  return null;
}

/** Where a finding of a JSON file is: `/products/3 (SKU-3)` and the field below it. */
export function locateInJson(root: unknown, { path, message }: Finding): { row: string; field: string; message: string } {
  const depth = typeof path[1] === 'number' ? 2 : 1;
  const row = path
    .slice(0, depth)
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[key] : undefined),
      root,
    );
  const code = typeof row === 'object' && row !== null ? ((row as { code?: unknown }).code ?? (row as { id?: unknown }).id) : undefined;
  return {
    row: `/${path.slice(0, depth).join('/')}${typeof code === 'string' ? ` (${code})` : ''}`,
    field: path.slice(depth).join('/') || String(path[0] ?? ''),
    message,
  };
}
