import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RemoteName } from '@straits/remote-contract';
import { PublishedVersion } from '@straits/remote-contract/schema';
import { originOf, publishedFolder, workspaceOf } from './places';
import { addVersion, changeRegistry } from './registry';

const isServed = (name: string) => name !== 'build.json' && !name.endsWith('.br') && !name.endsWith('.gz');

/** Twelve hexadecimal digits of what is published: the same content is the same version. */
function versionOf(browser: string, serverFile: string) {
  const hash = createHash('sha256');
  for (const name of readdirSync(browser).filter(isServed).sort())
    hash
      .update(name)
      .update('\0')
      .update(readFileSync(path.join(browser, name)));
  return hash.update(readFileSync(serverFile)).digest('hex').slice(0, 12);
}

function copyBuild(browser: string, serverFile: string, target: string) {
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(path.dirname(draft), { recursive: true });
  cpSync(browser, draft, { recursive: true });
  cpSync(serverFile, path.join(draft, 'remote.cjs'));
  for (const name of readdirSync(draft).filter(isServed)) {
    writeFileSync(path.join(draft, `${name}.gz`), gzipSync(readFileSync(path.join(draft, name)), { level: 9 }));
  }
  // In one step: an origin never serves half a version.
  renameSync(draft, target);
}

export interface Published {
  remote: RemoteName;
  version: string;
  isNew: boolean;
}

/** Publishes what a remote's workspace has built and makes it live. Nothing happens when that very content was published before. */
export function publish(remote: RemoteName): Published {
  const dist = path.join(workspaceOf(remote), 'dist');
  const browser = path.join(dist, 'browser');
  const serverFile = path.join(dist, 'server/remote.cjs');
  for (const file of [path.join(browser, 'build.json'), serverFile]) {
    if (!existsSync(file)) throw new Error(`${remote} is not built: ${file} is missing`);
  }
  const build: unknown = JSON.parse(readFileSync(path.join(browser, 'build.json'), 'utf8'));
  const version = versionOf(browser, serverFile);
  const target = path.join(publishedFolder(), remote, version);
  const isNew = !existsSync(target);
  if (isNew) copyBuild(browser, serverFile, target);
  const published = PublishedVersion.parse({
    ...(build as object),
    version,
    publishedAt: new Date().toISOString(),
    baseUrl: `${originOf(remote)}/${version}/`,
  });
  changeRegistry((registry) => addVersion(registry, remote, published));
  return { remote, version, isNew };
}
