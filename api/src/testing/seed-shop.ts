import { sql } from 'kysely';
import type { Deps } from '../deps';
import { hashOf, newToken } from '../secrets';
import type { Staff } from '../ops/ops-command';
import { loadCompany, loadCurrencies } from '../ops/demo-shop.sql';

/** Company, hosts (`tour.straits.test`, `b2b.localhost`) and currencies, as every test needs them. SGD is the shop's own. Answers the company's id. */
export const seedShop = ({ db }: Deps): Promise<string> =>
  db.transaction().execute(async (trx) => {
    await loadCurrencies(trx);
    return loadCompany(trx);
  });

export interface SeedUser {
  email?: string;
  name?: string;
  isStaff?: boolean;
  /** An approved agency of the given name, or of an agency id that another user got. */
  agency?: { name: string } | { id: string };
  role?: 'admin' | 'booker' | 'viewer';
  passwordHash?: string;
  isConfirmed?: boolean;
}
export interface SeededUser {
  id: string;
  email: string;
  agencyId: string | null;
  /** Of a session of 30 days: `headers: { authorization: `Bearer ${token}` }`. */
  token: string;
}

async function agencyOf(deps: Deps, agency: SeedUser['agency']): Promise<string | null> {
  if (!agency) return null;
  if ('id' in agency) return agency.id;
  const now = deps.clock.now();
  const { rows } = await sql<{ id: string }>`
    insert into agencies (name, licence_number, unique_entity_number, approved_at, currency, created_at) values (${agency.name}, 'TA00001', '200000001A', ${now}, 'SGD', ${now}) returning id`.execute(
    deps.db,
  );
  return rows[0]!.id;
}

let people = 0;

/** A person with a session. Without more: a confirmed consumer, unable to sign in by password. */
export async function seedUser(deps: Deps, given: SeedUser = {}): Promise<SeededUser> {
  people += 1;
  const now = deps.clock.now();
  const email = given.email ?? `person${people}@straits.test`;
  const agencyId = await agencyOf(deps, given.agency);
  const { rows } = await sql<{ id: string }>`
    insert into users (email, name, password_hash, currency, is_staff, agency_id, agency_role, email_confirmed_at, created_at)
    values (${email}, ${given.name ?? 'Ada Lim'}, ${given.passwordHash ?? 'none'}, 'SGD', ${given.isStaff ?? false}, ${agencyId}, ${agencyId ? (given.role ?? 'admin') : null},
      ${given.isConfirmed === false ? null : now}, ${now}) returning id`.execute(deps.db);
  const id = rows[0]!.id;
  const token = newToken();
  await sql`insert into sessions (token_hash, user_id, created_at, last_seen_at, expires_at) values (${hashOf(token)}, ${id}, ${now}, ${now}, ${new Date(now.getTime() + 30 * 86_400_000)})`.execute(
    deps.db,
  );
  return { id, email, agencyId, token };
}

/** A member of staff as a command knows who acts. */
export async function seedStaff(deps: Deps, given: Pick<SeedUser, 'email'> = {}): Promise<Staff> {
  const { id, email } = await seedUser(deps, { ...given, isStaff: true });
  return { userId: id, email, isMachine: false };
}
