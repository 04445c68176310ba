import { sql } from 'kysely';
import { printTable, UsageError, type OpsCommand } from './ops-command';
import { hostName } from './shop-form';

/** A host name as the host table has it: what is typed may have a port. */
function hostOf(typed: string): string {
  const parsed = hostName.safeParse(typed);
  if (!parsed.success) throw new UsageError(`${typed} is not a host name`);
  return parsed.data;
}

const add: OpsCommand = {
  name: 'host add',
  usage: 'HOST b2c|b2b',
  summary: 'answer under a host name (without port), for travellers or for agents',
  words: 2,
  async run({ deps, print }, { words }) {
    const [host, variant] = [hostOf(words[0] ?? ''), words[1]?.toLowerCase()];
    if (variant !== 'b2c' && variant !== 'b2b') throw new UsageError(`${words[1]} is neither b2c nor b2b`);
    const { rows } = await sql`
      insert into hosts (host, company_id, variant) select ${host}, id, ${variant} from companies order by id limit 1
      on conflict (host) do update set variant = excluded.variant returning host`.execute(deps.db);
    print(
      rows.length > 0
        ? `${host} is a ${variant} host; running processes know within 5 seconds.`
        : 'There is no shop in this database yet: "shop init" makes one.',
    );
    return rows.length > 0 ? 0 : 1;
  },
};

const list: OpsCommand = {
  name: 'host list',
  usage: '',
  summary: 'the hosts that the shop answers under',
  words: 0,
  async run({ deps, print }) {
    const { rows } = await sql<{ host: string; variant: string; company: string }>`
      select h.host, h.variant, c.name as company from hosts h join companies c on c.id = h.company_id order by h.host`.execute(deps.db);
    printTable(
      print,
      ['host', 'variant', 'company'],
      rows.map(({ host, variant, company }) => [host, variant, company]),
    );
    return 0;
  },
};

const remove: OpsCommand = {
  name: 'host remove',
  usage: 'HOST',
  summary: 'answer no more under a host name; the last one for travellers stays',
  words: 1,
  async run({ deps, print }, { words }) {
    const host = hostOf(words[0] ?? '');
    const { rows } = await sql<{ isThere: boolean; removed: number }>`
      with others as (select from hosts where host <> ${host} and variant = 'b2c' limit 1),
        removed as (delete from hosts where host = ${host} and exists (select from others) returning host)
      select exists (select from hosts where host = ${host}) as "isThere", (select count(*)::int from removed) as removed`.execute(deps.db);
    const { isThere, removed } = rows[0]!;
    if (removed > 0) print(`${host} is no host of the shop any more; running processes know within 5 seconds.`);
    else
      print(
        isThere
          ? `${host} stays: travellers would have no host. Add another one before.`
          : `${host} is no host of the shop: "host list" shows them.`,
      );
    return removed > 0 ? 0 : 1;
  },
};

export const hostOps: OpsCommand[] = [add, list, remove];
