import path from 'node:path';
import { exportDatabase, ExportRefused } from './export-database';
import { DatabaseImportRefused, importDatabase } from './import-database';
import type { OpsCommand } from './ops-command';

const rowsOf = (tables: { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0);

const exportCommand: OpsCommand = {
  name: 'database export',
  usage: 'DIR',
  summary: 'write all tables into an empty folder, as they stand at one moment',
  words: 1,
  async run({ deps, print }, { words }) {
    try {
      const folder = path.resolve(words[0]!);
      const { tables } = await exportDatabase(deps.connection.pool, folder, deps.clock.now());
      print(
        `${tables.length} tables with ${rowsOf(tables)} rows are in ${folder}. Take media/, files/ and key of ${deps.settings.dataDir} along: they are not in the database.`,
      );
      return 0;
    } catch (error) {
      if (!(error instanceof ExportRefused)) throw error;
      print(error.message);
      return 1;
    }
  },
};

const importCommand: OpsCommand = {
  name: 'database import',
  usage: 'DIR [--replace]',
  summary: 'fill an empty database from an export; --replace gives up what is in it',
  options: { replace: { type: 'boolean', default: false } },
  words: 1,
  async run({ deps, print }, { words, options }) {
    try {
      const { tables, exportedAt } = await importDatabase(deps.connection.pool, path.resolve(words[0]!), {
        replace: options['replace'] === true,
      });
      print(`${tables.length} tables with ${rowsOf(tables)} rows stand as they did at ${exportedAt}.`);
      return 0;
    } catch (error) {
      if (!(error instanceof DatabaseImportRefused)) throw error;
      print(`${error.message}. Nothing was changed.`);
      return 1;
    }
  },
};

/** Every command brings the database to its newest form before it runs; this one does nothing else. */
const migrateCommand: OpsCommand = {
  name: 'database migrate',
  usage: '',
  summary: 'bring the database to its newest form, and no more',
  words: 0,
  run({ print }) {
    print('The database has its newest form.');
    return Promise.resolve(0);
  },
};

export const databaseOps: OpsCommand[] = [exportCommand, importCommand, migrateCommand];
