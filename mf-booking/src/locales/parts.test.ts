import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import contract from '../../contract.json';

const SOURCES = path.join(__dirname, '..');

const fileOf = (from: string, specifier: string) => {
  const base = path.resolve(path.dirname(from), specifier);
  return ['.ts', '.tsx'].map((ending) => base + ending).find(existsSync);
};

/** Everything that a file brings, also what it loads later. */
function sourcesFrom(file: string, seen = new Map<string, string>()): Map<string, string> {
  if (seen.has(file)) return seen;
  const source = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  seen.set(file, source);
  for (const [, specifier] of source.matchAll(/(?:from|import\()\s*['"](\.[^'"]+)['"]/g)) {
    const next = fileOf(file, specifier!);
    if (next) sourcesFrom(next, seen);
  }
  return seen;
}
const partsSaidIn = (sources: string) => contract.texts.filter((part) => new RegExp(`['"\`]${part}\\.`).test(sources)).sort();
const sourcesOf = (file: string) => [...sourcesFrom(path.join(SOURCES, file)).values()].join('\n');

it.each(['cart/CartEntry.tsx', 'checkout/CheckoutEntry.tsx', 'payment/PaymentEntry.tsx'])(
  '%s brings the parts of the texts that it says',
  (file) => {
    const [, named = ''] = /content\(\s*\[([^\]]*)\]/.exec(readFileSync(path.join(SOURCES, file), 'utf8')) ?? [];
    const brought = [...named.matchAll(/'(\w+)'/g)].map(([, part]) => part);

    expect(brought.sort()).toEqual(partsSaidIn(sourcesOf(file)));
  },
);

it.each(['exposed/MiniCart.tsx', 'exposed/AddToCart.tsx'])('%s says common words only', (file) => {
  expect(partsSaidIn(sourcesOf(file))).toEqual([]);
});
