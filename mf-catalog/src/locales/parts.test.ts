import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import contract from '../../contract.json';

const SOURCES = path.join(__dirname, '..');
const pages = readFileSync(path.join(SOURCES, 'exposed/pages.tsx'), 'utf8');
const parts = new Set([...contract.texts, ...contract.routes.flatMap((route) => ('texts' in route && route.texts) || [])]);

const fileOf = (from: string, specifier: string) => {
  const base = path.resolve(path.dirname(from), specifier);
  return ['.ts', '.tsx', ''].map((ending) => base + ending).find((file) => /\.tsx?$/.test(file) && existsSync(file));
};

/** Everything that a page brings, also what it loads later. */
function sourcesFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  seen.set(file, source);
  for (const [, specifier] of source.matchAll(/(?:from|import\([^'"]*)\s*['"](\.[^'"]+)['"]/g)) {
    const next = fileOf(file, specifier!);
    if (next) sourcesFrom(next, seen);
  }
  return seen;
}

const fileOfRoute = (route: string) => {
  const specifier = pages.split(`'${route}': `)[1]?.match(/'(\.\.[^']+)'/)?.[1];
  return fileOf(path.join(SOURCES, 'exposed/pages.tsx'), specifier ?? '');
};

it.each(contract.routes.map((route) => [route.path, ('texts' in route && route.texts) || []] as const))(
  '%s names the parts of the texts that its page says',
  (route, named) => {
    const sources = [...sourcesFrom(fileOfRoute(route)!).values()].join('\n');
    const broughtLater = new Set([...sources.matchAll(/useTextsPart\(catalogTexts, '(\w+)'\)/g)].map(([, part]) => part));
    const said = [...parts].filter((part) => !broughtLater.has(part) && new RegExp(`['"\`]${part}\\.`).test(sources));

    expect([...said].sort()).toEqual([...named].sort());
  },
);
