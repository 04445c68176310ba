import { sql } from 'kysely';
import { printTable, UsageError, type OpsCommand } from './ops-command';

const HOST = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

const add: OpsCommand = {
  name: 'host add',
  usage: 'HOST b2c|b2b',
  summary: 'answer under a host name (without port), for travellers or for agents',
  words: 2,
  async run({ deps, print }, { words }) {
    const [host = '', variant = ''] = words.map((word) => word.toLowerCase());
    if (!HOST.test(host)) throw new UsageError(`${host} is not a host name`);
    if (variant !== 'b2c' && variant !== 'b2b') throw new UsageError(`${variant} is neither b2c nor b2b`);
    const { rows } = await sql`
      insert into hosts (host, company_id, variant) select ${host}, id, ${variant} from companies order by id limit 1
      on conflict (host) do update set variant = excluded.variant returning host`.execute(deps.db);
    print(
      rows.length > 0
        ? `${host} is a ${variant} host; running processes know within 5 seconds.`
        : 'There is no company yet: load the demonstration or import a database first.',
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

export const hostOps: OpsCommand[] = [add, list];
