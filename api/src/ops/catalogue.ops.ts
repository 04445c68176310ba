import path from 'node:path';
import { localDateIn } from '../clock';
import { importCatalogue, type ImportOutcome } from '../modules/catalog/import/import-catalogue';
import type { ImportProblem } from '../modules/catalog/import/import-format';
import { parseCatalogueFile } from '../modules/catalog/import/parse-catalogue-file';
import { makePictures } from './catalogue-pictures';
import { printTable, type OpsCommand, type OpsContext } from './ops-command';

/** The zone that relative days of a file count in. */
export const SHOP_ZONE = 'Asia/Singapore';
const MOST_PROBLEMS = 50;

function printProblems(print: OpsContext['print'], problems: ImportProblem[]) {
  printTable(
    print,
    ['row', 'field', 'what is wrong'],
    problems.slice(0, MOST_PROBLEMS).map(({ row, field, message }) => [String(row), field, message]),
  );
  if (problems.length > MOST_PROBLEMS) print(`… and ${problems.length - MOST_PROBLEMS} more.`);
}

/** Says what became of an import, and answers the exit code. */
export function report(print: OpsContext['print'], outcome: ImportOutcome, isDryRun: boolean): number {
  if (!outcome.ok) {
    printProblems(print, outcome.problems);
    print('Nothing was imported.');
    return 1;
  }
  if (outcome.warnings.length > 0) printProblems(print, outcome.warnings);
  const { added, changed, unchanged, withdrawn } = outcome;
  print(
    `${added} products are new, ${changed} changed, ${unchanged} the same, ${withdrawn} withdrawn.${isDryRun ? ' This was a dry run: nothing was kept.' : ''}`,
  );
  return 0;
}

const importCommand: OpsCommand = {
  name: 'catalogue import',
  usage: 'FILE [--dry-run] [--withdraw-missing]',
  summary: 'take over an agency catalogue (JSON or CSV), all or nothing; the same file twice changes nothing',
  options: { 'dry-run': { type: 'boolean', default: false }, 'withdraw-missing': { type: 'boolean', default: false } },
  words: 1,
  async run({ deps, print }, { words, options }) {
    const importFile = path.resolve(words[0]!);
    const began = Date.now();
    const parsed = await parseCatalogueFile(importFile);
    if (!parsed.ok) return report(print, parsed, false);
    const dryRun = options['dry-run'] === true;
    const pictureOf = await makePictures({ catalogue: parsed.catalogue, settings: deps.settings, importFile, print });
    const today = localDateIn(deps.clock.now(), SHOP_ZONE);
    const code = report(
      print,
      await importCatalogue(deps.connection.pool, parsed.catalogue, {
        today,
        pictureOf,
        dryRun,
        withdrawMissing: options['withdraw-missing'] === true,
      }),
      dryRun,
    );
    print(`${((Date.now() - began) / 1000).toFixed(1)} s`);
    return code;
  },
};

export const catalogueOps: OpsCommand[] = [importCommand];
