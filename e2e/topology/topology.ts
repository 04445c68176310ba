import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { connect } from '../../api/src/database/connection';
import { startEmbeddedPostgres } from '../../api/src/database/embedded-postgres';
import { findCompanyName, isDemonstration } from '../../api/src/modules/shop/shop.sql';
import { portOffsetOf, REMOTES } from '@straits/remote-contract';
import { fakeS3 } from '../../delivery/src/fake-s3.fixture';
import { newKeys } from '../../delivery/src/keys';
import { runToEnd, superviseServer, type Server } from '../../scripts/child';
import { startMailServer } from '../mail-server';
import { startBalancer, type Balancer } from './balancer';
import { readComposition, type Planned } from './composition';

/** Said by every process on the oldest Node that we run on. */
const isNoise = (line: string) =>
  /AWS SDK|node >=22|updates to AWS|security updates|a\.co\/|January 2027|FSTDEP|trace-warnings|│ $/.test(line);

const OUTSIDE = ['postgres', 'objects', 'make-bucket', 'mail', 'balancer'];

export interface Topology {
  /** Through the balancer, and past it. */
  site: string;
  sites: string[];
  delivery: string;
  token: string;
  databaseUrl: string;
  mailFolder: string;
  balancer: Balancer;
  server: (name: string) => Server;
  /** The environment that a team's publisher has. */
  publisherEnv: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
}

/** Everything that compose would take from .env. */
function secrets(basePort: number): Record<string, string> {
  const lines = newKeys()
    .split('\n')
    .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]);
  const origins = REMOTES.map((name) => [`ORIGIN_${name.toUpperCase()}`, `http://localhost:${basePort + portOffsetOf(name)}`]);
  return {
    ...(Object.fromEntries([...lines, ...origins]) as Record<string, string>),
    POSTGRES_PASSWORD: 'unused',
    OBJECTS_PASSWORD: 'topology-objects',
    STRAITS_KEY: randomBytes(32).toString('hex'),
    SITE_URL: `http://localhost:${basePort}`,
    CARDS: 'sandbox',
  };
}

/** Where each service is here: those that containers reach at one port under two names stand beside each other. */
const portsFrom = (basePort: number): Record<string, number> => ({
  'balancer:3000': basePort,
  'balancer:3100': basePort + 100,
  ...Object.fromEntries(REMOTES.map((name) => [name.replace('_', '-'), basePort + portOffsetOf(name)])),
  delivery: basePort + 5,
  'site-1': basePort + 11,
  'site-2': basePort + 12,
  'api-1': basePort + 21,
  'api-2': basePort + 22,
});

async function startStores(folder: string) {
  const mailFolder = path.join(folder, 'mail');
  mkdirSync(mailFolder, { recursive: true });
  const objects = fakeS3().listen(0, '127.0.0.1');
  await once(objects, 'listening');
  const mail = await startMailServer(mailFolder);
  const postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres') });
  return { objects, objectsPort: (objects.address() as AddressInfo).port, mail, mailFolder, postgres };
}

/** What is sold here is the demonstration, by request: by itself nothing of it may have come. */
async function fillShop(databaseUrl: string, prepare: { entry: string; env: NodeJS.ProcessEnv; print: (line: string) => void }) {
  const { db, close } = connect(databaseUrl, 1);
  try {
    const name = await findCompanyName(db);
    if (name !== undefined && !(await isDemonstration(db))) throw new Error(`there is the shop of ${name} before anybody made one`);
  } finally {
    await close();
  }
  await runToEnd({ name: 'demo', entry: prepare.entry, words: ['demo', 'load'], env: prepare.env, print: prepare.print }, () => undefined);
}

/** Starts every service of docker-compose.yml as a process of this machine, in the order and with the environment that the file says. */
export async function startTopology(folder: string, basePort: number, said: (line: string) => void): Promise<Topology> {
  const print = (line: string) => void (isNoise(line) || said(line));
  const stores = await startStores(folder);
  const given = secrets(basePort);
  const ports = portsFrom(basePort);
  const portOf = (service: string, port: string) => {
    if (service === 'objects') return stores.objectsPort;
    if (service === 'mail') return Number(new URL(stores.mail.url).port);
    return ports[`${service}:${port}`] ?? ports[service] ?? Number(port);
  };
  const plans = readComposition(given, (service, port) => `127.0.0.1:${portOf(service, port)}`);
  const servers = new Map<string, Server>();
  const envOf = ({ name, env, volume }: Planned): NodeJS.ProcessEnv => {
    const { PATH, HOME } = process.env;
    const data = path.join(folder, volume ?? `nothing-${name}`);
    mkdirSync(data, { recursive: true });
    const inside = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, value.replace(/^\/data\b/, data)]));
    const own = env['DATABASE_URL'] ? { DATABASE_URL: stores.postgres.connectionString } : {};
    return { PATH, HOME, NODE_ENV: 'production', LOG_LEVEL: 'warn', STRAITS_DATA: data, ...inside, ...own, PORT: String(ports[name] ?? 0) };
  };
  let balancer: Balancer | undefined;
  const begin = async (plan: Planned) => {
    if (plan.name === 'balancer') {
      balancer = await startBalancer(path.join(folder, 'nginx'), {
        ...plan.env,
        SITE_PORT: String(basePort),
        API_PORT: String(basePort + 100),
      });
    } else if (plan.isTask && plan.entry) {
      await runToEnd({ name: plan.name, entry: plan.entry, words: plan.words, env: envOf(plan), print }, () => undefined);
      if (plan.name === 'prepare') await fillShop(stores.postgres.connectionString, { ...plan, env: envOf(plan), print });
    } else if (plan.entry) {
      const server = superviseServer({ ...plan, env: envOf(plan), print }, `http://127.0.0.1:${ports[plan.name]}/healthz`);
      servers.set(plan.name, server);
      await server.start();
    }
  };
  const begun = new Map<string, Promise<void>>();
  const start = (name: string): Promise<void> => {
    const plan = plans.find((one) => one.name === name);
    if (!plan) throw new Error(`docker-compose.yml has no ${name}`);
    const known = begun.get(name) ?? Promise.all(plan.after.map(start)).then(() => begin(plan));
    begun.set(name, known);
    return known;
  };
  const stop = async () => {
    await balancer?.stop();
    await Promise.all([...servers.values()].map((server) => server.stop()));
    await stores.postgres.stop();
    await stores.mail.stop();
    stores.objects.close();
    stores.objects.closeAllConnections();
  };
  try {
    await Promise.all(plans.filter(({ name, entry }) => entry || OUTSIDE.includes(name)).map(({ name }) => start(name)));
  } catch (error) {
    await stop();
    throw error;
  }
  const publisher = plans.find(({ name }) => name === 'publish');
  if (!publisher || !balancer) throw new Error('docker-compose.yml has no publisher or no balancer');
  return {
    site: `http://localhost:${basePort}`,
    sites: ['site-1', 'site-2'].map((name) => `http://localhost:${ports[name]}`),
    delivery: `http://localhost:${basePort + 5}`,
    token: given['DELIVERY_TOKEN'] ?? '',
    databaseUrl: stores.postgres.connectionString,
    mailFolder: stores.mailFolder,
    balancer,
    server: (name) => servers.get(name) as Server,
    publisherEnv: envOf(publisher),
    stop,
  };
}
