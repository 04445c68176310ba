import { createServer } from 'node:net';
import path from 'node:path';
import { DELIVERY_PORT_OFFSET, portOffsetOf, REMOTES } from '@straits/remote-contract';

export const root = path.resolve(__dirname, '..');
type WorkspaceOf<Remote extends string> = Remote extends `mf_${infer Name}` ? `mf-${Name}` : never;
/** A remote's workspace. */
export type RemoteName = WorkspaceOf<(typeof REMOTES)[number]>;
const workspaceOf = (remote: (typeof REMOTES)[number]) => remote.replace('_', '-') as RemoteName;
export const remotes: readonly RemoteName[] = REMOTES.map(workspaceOf);

export interface Addresses {
  site: number;
  api: number;
  delivery: number;
  origins: Record<RemoteName, number>;
}

/** Every port of a copy of Straits follows from its base port. */
export function addressesFrom(basePort: number): Addresses {
  const origins = Object.fromEntries(REMOTES.map((name) => [workspaceOf(name), basePort + portOffsetOf(name)])) as Record<
    RemoteName,
    number
  >;
  return { site: basePort, api: basePort + 100, origins, delivery: basePort + DELIVERY_PORT_OFFSET };
}

export function portsOf(addresses: Addresses): number[] {
  return [addresses.site, ...Object.values(addresses.origins), addresses.delivery, addresses.api];
}

/** The base port and data folder that the environment asks for. */
export function readPlace(env: NodeJS.ProcessEnv = process.env): { basePort: number; dataDir: string } {
  const basePort = Number(env['STRAITS_PORT'] ?? 3000);
  if (!Number.isInteger(basePort) || basePort < 1 || basePort > 65_000)
    throw new Error(`STRAITS_PORT=${String(env['STRAITS_PORT'])} is not a port.`);
  return { basePort, dataDir: path.resolve(root, env['STRAITS_DATA'] ?? '.data') };
}

export const BLOCKED_BY_BROWSERS = 'bad port';

/** The first of these ports that cannot be served on, with the system's reason, or because no browser asks it. */
export async function findUnusablePort(ports: number[]): Promise<{ port: number; reason: string } | undefined> {
  for (const port of ports) {
    const reason = (await tryPort(port)) ?? (await blockedPort(port));
    if (reason !== undefined) return { port, reason };
  }
  return undefined;
}

/**
 * A base port with all the ports of a copy free, for tests. Below the range from which systems take ports for outgoing connections (Linux:
 * 32768 up): a server that a test stops must find its port free again.
 */
export async function findFreeBase(): Promise<number> {
  for (let tries = 0; tries < 200; tries += 1) {
    const basePort = 10_000 + Math.floor(Math.random() * 220) * 100;
    if ((await findUnusablePort(portsOf(addressesFrom(basePort)))) === undefined) return basePort;
  }
  throw new Error('No free ports were found between 10000 and 32000.');
}

function tryPort(port: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, '0.0.0.0', () => probe.close(() => resolve(undefined)));
  });
}

/** The Fetch standard's blocked ports, as this machine's own fetch knows them: it refuses those without asking. */
async function blockedPort(port: number): Promise<string | undefined> {
  const refusal = await fetch(`http://127.0.0.1:${port}/`).catch(({ cause }: Error) => cause as Error | undefined);
  return refusal instanceof Response || refusal?.message !== BLOCKED_BY_BROWSERS ? undefined : BLOCKED_BY_BROWSERS;
}
