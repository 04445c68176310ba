import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Stored {
  content: Buffer;
  /** Changes with the content: what `replace` compares. */
  tag: string;
}

/** Where published files and the registry are kept. Keys are paths with slashes. */
export interface Store {
  read: (key: string) => Promise<Stored | null>;
  /** Writes a document in one step if it still is as `tag` says (null: not there yet); false when somebody else was faster. */
  replace: (key: string, content: string, tag: string | null) => Promise<boolean>;
  /** Writes files that never change under a common prefix. A reader that knows no address of them sees none before all are there. */
  putFolder: (prefix: string, files: Map<string, Buffer>) => Promise<void>;
  /** Names right below a prefix. */
  list: (prefix: string) => Promise<string[]>;
  removeFolder: (prefix: string) => Promise<void>;
}

const tagOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A writer that died leaves its lock behind; after this long it is taken over. */
const STALE_LOCK_MS = 10_000;
const LOCK_WAIT_MS = 10;

async function underLock<T>(file: string, act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      break;
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown;
      const made = await stat(file).catch(() => null);
      if (made && Date.now() - made.mtimeMs > STALE_LOCK_MS) await rm(file, { force: true });
      else await pause(LOCK_WAIT_MS);
    }
  }
  try {
    return await act();
  } finally {
    await rm(file, { force: true });
  }
}

const unlessMissing = (thrown: unknown) => {
  if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((thrown as NodeJS.ErrnoException).code ?? '')) return null;
  throw thrown;
};

/** Files in a folder of this machine, or of a volume that several share. */
export function createDiskStore(folder: string): Store {
  const at = (key: string) => path.join(folder, key);
  const read = async (key: string): Promise<Stored | null> => {
    const content = await readFile(at(key)).catch(unlessMissing);
    return content && { content, tag: tagOf(content) };
  };
  return {
    read,
    async replace(key, content, tag) {
      await mkdir(path.dirname(at(key)), { recursive: true });
      return underLock(`${at(key)}.lock`, async () => {
        if (((await read(key))?.tag ?? null) !== tag) return false;
        const draft = `${at(key)}.${randomUUID()}`;
        await writeFile(draft, content);
        await rename(draft, at(key));
        return true;
      });
    },
    async putFolder(prefix, files) {
      if (await stat(at(prefix)).catch(unlessMissing)) return;
      const draft = `${at(prefix)}.${randomUUID()}`;
      await mkdir(draft, { recursive: true });
      for (const [name, content] of files) await writeFile(path.join(draft, name), content);
      // In one step: an origin never serves half a version. Who came second had the same content.
      await rename(draft, at(prefix)).catch(() => rm(draft, { recursive: true, force: true }));
    },
    list: async (prefix) => ((await readdir(at(prefix)).catch(unlessMissing)) ?? []).filter((name) => !/\.[0-9a-f-]{36}$/.test(name)),
    removeFolder: (prefix) => rm(at(prefix), { recursive: true, force: true }),
  };
}
