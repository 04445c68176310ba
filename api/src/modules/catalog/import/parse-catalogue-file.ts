import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Finding, KnownIds } from './catalogue-checks.rules';
import { readCsv } from './csv-catalogue';
import type { ImportProblem, ParsedCatalogue } from './import-format';
import { decodeText, locateInJson, readJson } from './json-catalogue';
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
  const text = decodeText(bytes);
  if (text === null) return fail(1, 'file', 'is not UTF-8 text');
  const ending = extname(path).toLowerCase();
  if (ending === '.json') return parseJsonCatalogue(text, path, known);
  if (ending === '.csv') return parseCsvCatalogue(text, path, known);
  return fail(1, 'file', 'must end in .json or .csv');
}

async function readWhole(path: string): Promise<Buffer | string> {
  try {
    const { size } = await stat(path);
    return size > MAX_BYTES ? 'is larger than 500 MB' : await readFile(path);
  } catch {
    return 'cannot be read';
  }
}

async function parseJsonCatalogue(text: string, path: string, known?: KnownIds): Promise<ParsedCatalogue> {
  const read = readJson(text);
  if (!read.ok) return fail(read.line, 'file', read.message);
  return finish({ file: read.value, path, known, problems: [], locate: (finding) => locateInJson(read.value, finding) });
}

async function parseCsvCatalogue(text: string, path: string, known?: KnownIds): Promise<ParsedCatalogue> {
  const { file, problems, locate } = readCsv(text);
  return finish({ file, path, known, problems, locate });
}

interface Candidate {
  file: unknown;
  path: string;
  known: KnownIds | undefined;
  problems: ImportProblem[];
  locate: (finding: Finding) => ImportProblem;
}

async function finish({ file, path, known, problems, locate }: Candidate): Promise<ParsedCatalogue> {
  const validated = validateCatalogue(file, known);
  const findings = validated.ok ? await checkPictureFiles(validated.catalogue, path) : validated.findings;
  const all = [...problems, ...findings.map(locate)];
  if (validated.ok && all.length === 0) return { ok: true, catalogue: validated.catalogue };
  return { ok: false, problems: all };
}
