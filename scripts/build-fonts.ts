import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './build-targets';

const FOLDER = path.join(ROOT, 'shell/dist/fonts');

// Latin with Indonesian and the signs that our texts use; Chinese comes from the system.
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join('');
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}–—‘’“”…•·→←×≥≤€₩−′″`;

interface Source {
  family: string;
  source: string;
  /** One weight, or a range that pages choose from: a range costs nearly twice the bytes. */
  weights: number | { min: number; max: number };
}

const SOURCES: Source[] = [
  {
    family: 'Fraunces',
    source: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
    weights: 600,
  },
  {
    family: 'Figtree',
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
];

// Part of what is built: another choice of letters or weights makes the fonts anew.
const RECIPE = createHash('sha256')
  .update(JSON.stringify([LETTERS, SOURCES]))
  .digest('hex');

/** Subsets the fonts into `shell/dist/fonts`, with a description for the server. Their names change with their content. */
export async function buildFonts(): Promise<void> {
  const stamp = path.join(FOLDER, 'recipe');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === RECIPE) return;
  mkdirSync(FOLDER, { recursive: true });
  const described = [];
  for (const { family, source, weights } of SOURCES) {
    const original = readFileSync(require.resolve(source, { paths: [path.join(ROOT, 'shell')] }));
    const subset = await subsetFont(original, LETTERS, { targetFormat: 'woff2', variationAxes: { wght: weights } });
    const file = `${family.toLowerCase()}.${createHash('sha256').update(subset).digest('hex').slice(0, 8)}.woff2`;
    writeFileSync(path.join(FOLDER, file), subset);
    described.push({ family, file, weight: typeof weights === 'number' ? String(weights) : `${weights.min} ${weights.max}` });
  }
  writeFileSync(path.join(FOLDER, 'fonts.json'), JSON.stringify(described, null, 1));
  writeFileSync(stamp, RECIPE);
}
