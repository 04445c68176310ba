import { open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pictureTypeOf } from '../../../pictures/picture-bytes';
import { UPLOAD_MAX_BYTES } from '../../../pictures/picture-settings';
import type { Finding } from './catalogue-checks.rules';
import type { CatalogueImport } from './import-format';

const HEAD_BYTES = 4_100;
const AT_ONCE = 16;

/** Findings of picture files that are missing, too large or no pictures by their bytes. Each file is looked at once. */
export async function checkPictureFiles(catalogue: CatalogueImport, importFile: string): Promise<Finding[]> {
  const wanted = new Map<string, (string | number)[][]>();
  const want = (source: object | null, path: (string | number)[]) => {
    if (!source || !('file' in source) || typeof source.file !== 'string') return;
    wanted.set(source.file, [...(wanted.get(source.file) ?? []), path]);
  };
  catalogue.states.forEach((state, i) => want(state.picture, ['states', i, 'picture']));
  catalogue.products.forEach((product, i) => product.pictures.forEach((source, k) => want(source, ['products', i, 'pictures', k])));
  const findings: Finding[] = [];
  const queue = [...wanted];
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, paths] = next;
      const message = await problemOf(resolve(dirname(importFile), file));
      if (message) findings.push(...paths.map((path) => ({ path, message: `${message}: ${file}` })));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return findings;
}

async function problemOf(path: string): Promise<string | null> {
  try {
    const { size } = await stat(path);
    if (size > UPLOAD_MAX_BYTES) return 'is larger than 15 MB';
    const handle = await open(path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
      return (await pictureTypeOf(buffer.subarray(0, bytesRead))) ? null : 'is not a PNG, JPEG, WebP or AVIF picture';
    } finally {
      await handle.close();
    }
  } catch {
    return 'is not there';
  }
}
