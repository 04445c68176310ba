import { sql } from 'kysely';
import type { TestApp } from './test-app';

/** Files that a row names and that are still said to be loose: the next cleaning would take them. There must be none. */
export async function findNamedLoose({ deps }: TestApp): Promise<string[]> {
  const { rows } = await sql<{ file: string }>`
    select l.file from loose_files l join (
      select proof_file as file from payments union select proof_file from top_ups union select attachment from enquiries
      union select logo_file from agency_brands union select file from agency_papers
    ) named on named.file = l.file`.execute(deps.db);
  return rows.map(({ file }) => file);
}
