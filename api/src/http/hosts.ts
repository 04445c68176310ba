import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DEFAULT_TOUR_HOST } from '@straits/api-contract/constants';
import type { App, Deps } from '../deps';
import { refuse } from './refusal';

export interface Host {
  host: string;
  companyId: string;
  variant: 'b2c' | 'b2b';
  /** The company's own currency, and how many minutes its carts keep places where the package does not say. */
  currency: string;
  holdMinutes: number;
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
    const { rows } = await sql<Host>`
      select h.host, h.company_id as "companyId", h.variant, c.currency, c.hold_minutes as "holdMinutes"
      from hosts h join companies c on c.id = h.company_id`.execute(deps.db);
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

export type FindHost = ReturnType<typeof createHostTable>;

const addressOf = (origin: string | undefined) => (origin !== undefined && URL.canParse(origin) ? new URL(origin) : null);

/** Whether a page of this origin may call: a shop's host by the table, with the scheme and port that the site has. */
export const createOriginCheck = (findHost: FindHost, siteUrl: string) => {
  const site = new URL(siteUrl);
  return async (origin: string | undefined): Promise<boolean> => {
    const page = addressOf(origin);
    if (page?.protocol !== site.protocol || page.port !== site.port) return false;
    return (await findHost(page.hostname)) !== undefined;
  };
};

/**
 * Every call under /travel/v1 belongs to a shop; a host that is not in the table answers `host_unknown`. Where the API has an address of its
 * own (`API_BASE_URL`), the page that asks says by its `Origin` which shop it is.
 */
export function resolveHosts(app: App, findHost: FindHost) {
  app.decorateRequest('shopHost');
  app.addHook('onRequest', async (request: FastifyRequest) => {
    const page = addressOf(request.headers.origin);
    request.shopHost = (page && (await findHost(page.hostname))) ?? (await findHost(request.hostname)) ?? refuse('host_unknown');
  });
}
