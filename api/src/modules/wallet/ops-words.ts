import { sql } from 'kysely';
import { UsageError, type OpsContext, type OpsWords } from '../../ops/ops-command';
import type { AgencyRow } from './agency.sql';

/** An approved agency by its name, as staff knows it, or by its id. */
export async function requireAgency({ deps }: OpsContext, name: string): Promise<AgencyRow> {
  const { rows } = await sql<AgencyRow>`
    select id, name, currency, parent_id as "parentId" from agencies where approved_at is not null and (lower(name) = lower(${name}) or id::text = ${name})`.execute(
    deps.db,
  );
  if (rows.length > 1)
    throw new UsageError(`${rows.length} agencies are called ${name}: give the id of one (${rows.map(({ id }) => id).join(', ')})`);
  return rows[0] ?? Promise.reject(new UsageError(`there is no approved agency ${name}`));
}
/** Why staff decides so; it is kept. */
export function reasonOf({ options }: OpsWords): string {
  const reason = String(options['reason'] ?? '').trim();
  if (reason.length < 3) throw new UsageError('say --reason TEXT: it is kept with the decision');
  return reason;
}
