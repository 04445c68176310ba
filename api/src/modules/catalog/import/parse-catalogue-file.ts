import { readFile, stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { decodeText } from '../../../files/decode-text';
import type { Finding, KnownIds } from './catalogue-checks.rules';
import { readCsv } from './csv-catalogue';
import type { ImportProblem, ParsedCatalogue } from './import-format';
import { locateInJson, readJson } from './json-catalogue';
import { resolveMoney } from './money-fields.rules';
import { checkPictureFiles } from './picture-files';
import { validateCatalogue } from './validate-catalogue';

const MAX_BYTES = 500 * 1024 * 1024;
const fail = (row: number | string, field: string, message: string): ParsedCatalogue => ({
  ok: false,
  problems: [{ row, field, message }],
});

/**
 * Reads an agency's catalogue (docs/runbooks/import-a-catalogue.md), JSON or CSV by the file's ending, and checks it to the last row: either the whole
 * catalogue or all problems, never half. With `known`, references to states, places and categories are checked against the file and those;
 * without, what the file does not have itself is left to the writer, who asks the database.
 */
export async function parseCatalogueFile(path: string, known?: KnownIds): Promise<ParsedCatalogue> {
  const bytes = await readWhole(path);
  if (typeof bytes === 'string') return fail(1, 'file', bytes);
  const decoded = decodeText(bytes);
  if (!decoded.ok) return fail(decoded.line, 'file', decoded.message);
  const { text } = decoded;
  const ending = extname(path).toLowerCase();
  if (ending === '.json') return parseJsonCatalogue(text, path, known);
  if (ending === '.csv') return parseCsvCatalogue(text, path, known);
  return fail(1, 'file', 'must end in .json or .csv');
}

const READ_FAULTS: Record<string, string> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read by this user: change its permissions',
  EPERM: 'may not be read by this user: change its permissions',
};

/** The file's bytes, or what is wrong with it and where it was looked for. */
async function readWhole(path: string): Promise<Buffer | string> {
  const place = resolve(path);
  try {
    const found = await stat(place);
    if (found.isDirectory()) return `${READ_FAULTS.EISDIR}: ${place}`;
    if (!found.isFile()) return `is not an ordinary file: ${place}`;
    if (found.size > MAX_BYTES) return `is larger than 500 MB: ${place}`;
    const bytes = await readFile(place);
    return bytes.length === 0 ? `is empty: ${place}` : bytes;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    return `${READ_FAULTS[code] ?? `cannot be read (${message})`}: ${place}`;
  }
}

async function parseJsonCatalogue(text: string, path: string, known?: KnownIds): Promise<ParsedCatalogue> {
  const read = readJson(text);
  if (!read.ok) return fail(read.line, 'file', read.message);
  return finish({
    file: read.value,
    path,
    known,
    problems: [],
    faults: read.faults,
    locate: (finding) => locateInJson(read.value, finding),
  });
}

async function parseCsvCatalogue(text: string, path: string, known?: KnownIds): Promise<ParsedCatalogue> {
  const { file, problems, locate } = readCsv(text);
  return finish({ file, path, known, problems, faults: [], locate });
}

interface Candidate {
  file: unknown;
  path: string;
  known: KnownIds | undefined;
  problems: ImportProblem[];
  /** What the file's own text shows and its value does not. */
  faults: Finding[];
  locate: (finding: Finding) => ImportProblem;
}

async function finish({ file, path, known, problems, faults, locate }: Candidate): Promise<ParsedCatalogue> {
  const found = [...faults, ...resolveMoney(file)];
  const validated = validateCatalogue(file, known);
  const findings = validated.ok ? await checkPictureFiles(validated.catalogue, path) : validated.findings;
  // What is wrong with a field's text says more than that its value is wrong too.
  const placeOf = ({ row, field }: ImportProblem) => `${row} ${field}`;
  const told = [...problems, ...found.map(locate)];
  const places = new Set(told.map(placeOf));
  const all = [...told, ...findings.map(locate).filter((problem) => !places.has(placeOf(problem)))];
  if (validated.ok && all.length === 0) return { ok: true, catalogue: validated.catalogue };
  return { ok: false, problems: all };
}
