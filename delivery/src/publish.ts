import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { RemoteName } from '@straits/remote-contract';
import { PublishedVersion } from '@straits/remote-contract/schema';
import { originOf, workspaceOf } from './places';
import { addVersion, changeRegistry, type Role } from './registry';
import type { Store } from './store';

const isServed = (name: string) => name !== 'build.json' && !name.endsWith('.br') && !name.endsWith('.gz');

/** What a remote's workspace has built: what is served, and what the build says of it. */
export interface Artifact {
  /** Name → content; the server build is `remote.cjs`. */
  files: Map<string, Buffer>;
  build: object;
}

/** Reads an artifact from `dist`, or from the folder of a version that another environment has published: it moves on unchanged. */
export function readArtifact(remote: RemoteName, folder = path.join(workspaceOf(remote), 'dist')): Artifact {
  const browser = existsSync(path.join(folder, 'browser')) ? path.join(folder, 'browser') : folder;
  const serverFile = browser === folder ? path.join(folder, 'remote.cjs') : path.join(folder, 'server/remote.cjs');
  for (const file of [path.join(browser, 'build.json'), serverFile]) {
    if (!existsSync(file)) throw new Error(`${remote} is not built: ${file} is missing`);
  }
  const names = readdirSync(browser).filter((name) => !name.endsWith('.gz') && name !== 'build.json');
  const files = new Map(names.map((name) => [name, readFileSync(path.join(browser, name))]));
  files.set('remote.cjs', readFileSync(serverFile));
  const build = JSON.parse(readFileSync(path.join(browser, 'build.json'), 'utf8')) as { contract?: unknown };
  // Beside the files, for a site in which this build is tried before it is published (QA's tokens).
  files.set('contract.json', Buffer.from(JSON.stringify(build.contract ?? null)));
  return { files, build };
}

/** Twelve hexadecimal digits of what is published: the same content is the same version. */
export function versionOf({ files }: Artifact) {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].filter(isServed).sort())
    hash
      .update(name)
      .update('\0')
      .update(files.get(name) ?? '');
  return hash.digest('hex').slice(0, 12);
}

/** sha256 in SRI form. */
export const integrityOf = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

// What the build has not compressed is not for browsers: its weight is to compare, not to send.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Hash and weight of every served file, counted here: a build that lies about its files is found out before anybody gets it. */
function describe({ files }: Artifact): PublishedVersion['files'] {
  const served = [...files].filter(([name]) => isServed(name));
  return Object.fromEntries(
    served.map(([name, content]) => {
      const brotli = files.get(`${name}.br`)?.length ?? brotliCompressSync(content, QUICK).length;
      return [name, { integrity: integrityOf(content), bytes: content.length, brotli }];
    }),
  );
}

/** The files as they are kept: with a compressed twin each, and with what the build says, so that another environment can take them over. */
function keptFiles({ files, build }: Artifact): Map<string, Buffer> {
  const twins = [...files].filter(([name]) => isServed(name)).map(([name, content]) => [`${name}.gz`, gzipSync(content)] as const);
  return new Map([...files, ...twins, ['build.json', Buffer.from(JSON.stringify(build))]]);
}

export interface Publication {
  store: Store;
  remote: RemoteName;
  artifact?: Artifact;
  /** Where browsers find it; the remote's own origin when left out. */
  origin?: string;
  role?: Role;
  by?: string;
  isDryRun?: boolean;
}

export const operator = () => process.env.DELIVERY_BY ?? os.userInfo().username;

/** The record of an artifact as the registry keeps it. */
export function recordOf({
  remote,
  artifact = readArtifact(remote),
  origin = originOf(remote),
  by = operator(),
}: Omit<Publication, 'store'>) {
  const version = versionOf(artifact);
  return PublishedVersion.parse({
    ...artifact.build,
    files: describe(artifact),
    version,
    publishedAt: new Date().toISOString(),
    publishedBy: by,
    baseUrl: `${origin}/${version}/`,
  });
}

/** Publishes what a remote's workspace has built. Nothing happens when that very content was published before. */
export async function publish(given: Publication): Promise<{ version: string; isNew: boolean }> {
  const { store, remote, role = 'live', by = operator(), isDryRun = false } = given;
  const artifact = given.artifact ?? readArtifact(remote);
  const record = recordOf({ ...given, artifact });
  if (record.contract.name !== remote) throw new Error(`this is ${record.contract.name}, not ${remote}`);
  if (!isDryRun) await store.putFolder(`${remote}/${record.version}`, keptFiles(artifact));
  let isNew = false;
  await changeRegistry(store, { by, what: `publish ${remote} ${record.version}`, isDryRun }, (registry) => {
    isNew = !registry.remotes[remote]?.versions.some(({ version }) => version === record.version);
    addVersion(registry, record, role);
  });
  return { version: record.version, isNew };
}
