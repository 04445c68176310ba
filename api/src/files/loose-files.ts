import { sql } from 'kysely';
import type { Sql, Trx } from '../database/connection';
import type { Deps } from '../deps';

/** Says of a file that no row names it: before it is written, or in the transaction that takes its name out of the last row. */
export async function loosenFile(db: Sql, file: string, at: Date): Promise<void> {
  await sql`insert into loose_files (file, since) values (${file}, ${at}) on conflict (file) do nothing`.execute(db);
}

async function forgetLoose(db: Sql, file: string): Promise<void> {
  await sql`delete from loose_files where file = ${file}`.execute(db);
}

/** In the transaction that writes the row which names it: from then on the file stays. */
export const keepFile = (trx: Trx, file: string): Promise<void> => forgetLoose(trx, file);

/** Writes a file that stays once `keepFile` has run: of a process that dies in between it is removed later. */
export async function putLoose(deps: Deps, file: string, { content, type }: { content: Buffer; type: string }): Promise<void> {
  await loosenFile(deps.db, file, deps.clock.now());
  await deps.files.put(file, content, type);
}

/** Removes a file that nothing needs; that it stays is logged and fails nobody's call: false. */
export async function removeFile({ files, log }: Deps, file: string): Promise<boolean> {
  try {
    await files.remove(file);
    return true;
  } catch (error) {
    log.error({ err: error, file }, 'a file that nothing needs could not be removed');
    return false;
  }
}

/** Removes a loose file now; where the store is away, the next cleaning tries again. */
export async function removeLooseFile(deps: Deps, file: string): Promise<void> {
  if (await removeFile(deps, file)) await forgetLoose(deps.db, file);
}

/** Removes what has been loose since before a time, which is longer ago than any call takes. */
export async function removeLooseFiles(deps: Deps, before: Date): Promise<void> {
  const { rows } = await sql<{ file: string }>`select file from loose_files where since < ${before} order by since`.execute(deps.db);
  for (const { file } of rows) await removeLooseFile(deps, file);
}
