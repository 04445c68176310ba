import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { randomUUID } from 'node:crypto';

/** Where uploads and documents are kept: the data folder by default, S3-compatible storage where it is configured. */
export interface FileStore {
  put(key: string, content: Buffer, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  open(key: string): Promise<{ stream: Readable; bytes: number } | undefined>;
  remove(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9/_-]*\.[a-z0-9]+$/;

/** A key is ours, never a visitor's; one that could leave the store is a bug. */
export function checkKey(key: string): string {
  if (!KEY.test(key) || key.includes('..')) throw new Error(`bad file key ${key}`);
  return key;
}

export function createDiskStore(root: string): FileStore {
  const pathOf = (key: string) => path.join(root, checkKey(key));
  return {
    async put(key, content) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      // Written aside and renamed: a reader never sees half a file.
      const aside = `${file}.${randomUUID()}`;
      await writeFile(aside, content);
      await rename(aside, file);
    },
    async open(key) {
      const file = pathOf(key);
      const found = await stat(file).catch(() => undefined);
      return found ? { stream: createReadStream(file), bytes: found.size } : undefined;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}
