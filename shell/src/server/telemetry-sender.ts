import type { TelemetryBatch } from '@straits/api-contract';
import { settings } from './settings';

type Event = TelemetryBatch['events'][number];

/** What this server saw of a remote's fault; `name` is its number. */
export interface ServerFault {
  name: string;
  remote: string;
  version: string;
  path: string;
  detail: string;
  kind?: 'error' | 'csp';
  /** The browser's visit, where the fault was seen there. */
  visit?: string;
}

const EVERY_MS = 1_000;
const AT_ONCE = 50;
const LIMIT_MS = 2_000;

/** Sends what was seen to the API's collector, together and now and then. Faults are few kinds in many pages: the same one is sent once a second. */
export function createTelemetrySender(onFault: (error: unknown) => void, fetch = globalThis.fetch) {
  const waiting = new Map<string, { visit: string; event: Event }>();
  let timer: NodeJS.Timeout | null = null;
  const send = async (visit: string, events: Event[]) => {
    const answer = await fetch(`${settings.apiInternal}/travel/v1/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-host': 'localhost', 'x-site-token': settings.siteToken },
      body: JSON.stringify({ visit, events } satisfies TelemetryBatch),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  };
  const flush = () => {
    timer = null;
    const all = [...waiting.values()];
    waiting.clear();
    const byVisit = groupByVisit(all);
    for (const [visit, some] of byVisit) void send(visit, some.map(({ event }) => event).slice(0, AT_ONCE)).catch(onFault);
  };
  return ({ name, remote, version, path, detail, kind = 'error', visit = 'site-server' }: ServerFault) => {
    const side = visit === 'site-server' ? ('server' as const) : ('browser' as const);
    const event: Event = { kind, name, remote, version, path: path.slice(0, 200), detail: detail.slice(0, 300), side };
    waiting.set([name, remote, version, visit].join(' '), { visit, event });
    timer ??= setTimeout(flush, EVERY_MS).unref();
  };
}

function groupByVisit<T extends { visit: string }>(all: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.visit, [...(groups.get(one.visit) ?? []), one]);
  return groups;
}
