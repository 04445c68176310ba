import path from 'node:path';
import { localDateIn } from '../clock';
import { importCatalogue, type ImportOutcome } from '../modules/catalog/import/import-catalogue';
import type { ImportProblem } from '../modules/catalog/import/import-format';
import { parseCatalogueFile } from '../modules/catalog/import/parse-catalogue-file';
import { makePictures } from './catalogue-pictures';
import { printTable, UsageError, type OpsCommand, type OpsContext } from './ops-command';

/** The zone that relative days of a file count in. */
export const SHOP_ZONE = 'Asia/Singapore';
/** A price that changes by more is shown before it is taken. */
const PRICE_CHANGE_PERCENT = 30;
const EXAMPLES = 3;

/** What makes two problems one kind: the column or field, and what is said, whatever the places and values. */
const kindOf = ({ field, message }: ImportProblem) =>
  `${field.replace(/\d+/g, '*')}: ${message.replace(/"(?:[^"\\]|\\.)*"/g, '…').replace(/-?\d[\d.,]*/g, '#')}`;

function groupByKind(problems: ImportProblem[]): ImportProblem[][] {
  const groups = new Map<string, ImportProblem[]>();
  for (const problem of problems) {
    const group = groups.get(kindOf(problem)) ?? [];
    group.push(problem);
    groups.set(kindOf(problem), group);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

const count = (number: number, noun: string) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;

/** Every problem, those of a kind together, and then how many there are of each. */
function printProblems(print: OpsContext['print'], problems: ImportProblem[]) {
  const groups = groupByKind(problems);
  printTable(
    print,
    ['row', 'field', 'what is wrong'],
    groups.flat().map(({ row, field, message }) => [String(row), field, message]),
  );
  if (groups.length === problems.length) return;
  print(`${count(problems.length, 'problem')} of ${count(groups.length, 'kind')}:`);
  for (const group of groups) {
    const [{ field, message }] = group as [ImportProblem];
    const rows = group.slice(0, EXAMPLES).map(({ row }) => row);
    print(`${String(group.length).padStart(8)} × ${field}: ${message} (${rows.join(', ')}${group.length > EXAMPLES ? ', …' : ''})`);
  }
}

function printPriceChanges(print: OpsContext['print'], changes: ImportProblem[]) {
  printTable(
    print,
    ['product', 'price', 'change'],
    changes.map(({ row, field, message }) => [String(row), field, message]),
  );
  print(`${count(changes.length, 'price')} on sale ${changes.length === 1 ? 'changes' : 'change'} by more than --price-change allows.`);
}

function reportRefused(print: OpsContext['print'], problems: ImportProblem[]): number {
  if (problems.length > 0) printProblems(print, problems);
  else print('Check them, then import the same file with --accept-price-changes, or say a larger --price-change PERCENT.');
  print('Nothing was imported.');
  return 1;
}

/** Says what became of an import, and answers the exit code. */
export function report(print: OpsContext['print'], outcome: ImportOutcome, isDryRun: boolean): number {
  const priceChanges = outcome.priceChanges ?? [];
  if (priceChanges.length > 0) printPriceChanges(print, priceChanges);
  if (!outcome.ok) return reportRefused(print, outcome.problems);
  if (outcome.warnings.length > 0) printProblems(print, outcome.warnings);
  const { added, changed, unchanged, withdrawn } = outcome;
  print(
    `${added} products are new, ${changed} changed, ${unchanged} the same, ${withdrawn} withdrawn.${isDryRun ? ' This was a dry run: nothing was kept.' : ''}`,
  );
  if (isDryRun && priceChanges.length > 0) print('To import these prices, add --accept-price-changes.');
  return 0;
}

function percentOf(given: string | boolean | undefined): number {
  const percent = Number(given);
  if (typeof given !== 'string' || !/^\d+(\.\d+)?$/.test(given)) throw new UsageError('--price-change is a percentage, like 30');
  return percent;
}

const importCommand: OpsCommand = {
  name: 'catalogue import',
  usage: 'FILE [--dry-run] [--withdraw-missing] [--price-change PERCENT] [--accept-price-changes]',
  summary: 'take over an agency catalogue (JSON or CSV), all or nothing; the same file twice changes nothing',
  options: {
    'dry-run': { type: 'boolean', default: false },
    'withdraw-missing': { type: 'boolean', default: false },
    'price-change': { type: 'string', default: String(PRICE_CHANGE_PERCENT) },
    'accept-price-changes': { type: 'boolean', default: false },
  },
  words: 1,
  async run({ deps, print }, { words, options }) {
    const importFile = path.resolve(words[0]!);
    const priceChangePercent = percentOf(options['price-change']);
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
        priceChangePercent,
        acceptPriceChanges: options['accept-price-changes'] === true,
        withdrawMissing: options['withdraw-missing'] === true,
      }),
      dryRun,
    );
    print(`${((Date.now() - began) / 1000).toFixed(1)} s`);
    return code;
  },
};

export const catalogueOps: OpsCommand[] = [importCommand];
