import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DEFAULT_TOUR_HOST } from '@straits/api-contract/constants';
import type { App, Deps } from '../deps';
import { refuse } from './refusal';

export interface Host {
  host: string;
  companyId: string;
  variant: 'b2c' | 'b2b';
}

declare module 'fastify' {
  interface FastifyRequest {
    shopHost: Host;
  }
}

const FRESH_MS = 5_000;
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** Name in the host table for what a browser sent: lower case, no port; this machine is the default tour host. */
export const tableName = (sent: string) => {
  const name = sent.trim().toLowerCase().replace(/:\d+$/, '');
  return LOCAL.has(name) ? DEFAULT_TOUR_HOST : name;
};

/** The host table, which alone says what company and variant a host has (R8). Read at most every 5 s. */
export function createHostTable(deps: Deps) {
  let read: { at: number; hosts: Promise<Map<string, Host>> } | null = null;
  async function load() {
    const { rows } = await sql<Host>`select host, company_id as "companyId", variant from hosts`.execute(deps.db);
    return new Map(rows.map((row) => [row.host, row]));
  }
  return async (sent: string): Promise<Host | undefined> => {
    const now = Date.now();
    if (!read || now - read.at > FRESH_MS) {
      read = { at: now, hosts: load() };
      read.hosts.catch(() => (read = null));
    }
    return (await read.hosts).get(tableName(sent));
  };
}

/** Every call under /travel/v1 belongs to a shop; a host that is not in the table answers `host_unknown`. */
export function resolveHosts(app: App, deps: Deps) {
  const findHost = createHostTable(deps);
  app.decorateRequest('shopHost');
  app.addHook('onRequest', async (request: FastifyRequest) => {
    request.shopHost = (await findHost(request.hostname)) ?? refuse('host_unknown');
  });
  return findHost;
}
