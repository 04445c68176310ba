import type { PutObjectCommandInput } from '@aws-sdk/client-s3';
import path from 'node:path';
import type { Store } from './store';

export interface S3Place {
  /** Undefined is Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.cjs': 'text/plain; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** Twins that were compressed are sent with the type of what they hold. */
const typeOf = (key: string) => TYPES[path.extname(key.replace(/\.(br|gz)$/, ''))] ?? 'application/octet-stream';

const statusOf = (thrown: unknown) => (thrown as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode ?? 0;
const isConflict = (thrown: unknown) => [409, 412].includes(statusOf(thrown));

/** The SDK is large: only who keeps files there loads it. */
async function connect({ endpoint, region }: S3Place) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Stores other than Amazon's refuse or garble the checksums that newer SDKs add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return { sdk, client };
}

/**
 * The same in an S3-compatible store: the registry changes by a conditional write (If-Match, If-None-Match), which Amazon, MinIO, Ceph and R2 know.
 * Credentials come from the SDK's usual places.
 */
export function createS3Store(place: S3Place): Store {
  const { bucket: Bucket } = place;
  let connection: ReturnType<typeof connect> | undefined;
  const connected = () => (connection ??= connect(place));
  const named = (key: string) => ({ Bucket, Key: `published/${key}` });
  const put = async (key: string, content: Buffer | string, condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'> = {}) => {
    const { sdk, client } = await connected();
    await client.send(new sdk.PutObjectCommand({ ...named(key), Body: content, ContentType: typeOf(key), ...condition }));
  };
  async function keysBelow(prefix: string): Promise<string[]> {
    const { sdk, client } = await connected();
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = { Bucket, Prefix: `published/${prefix}/`, ...(token ? { ContinuationToken: token } : {}) };
      const answer = await client.send(new sdk.ListObjectsV2Command(page));
      keys.push(...(answer.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      token = answer.NextContinuationToken;
    } while (token);
    return keys;
  }
  return {
    async read(key) {
      const { sdk, client } = await connected();
      try {
        const { Body, ETag } = await client.send(new sdk.GetObjectCommand(named(key)));
        return { content: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag ?? '' };
      } catch (error) {
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    async replace(key, content, tag) {
      try {
        await put(key, content, tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag });
        return true;
      } catch (error) {
        if (isConflict(error)) return false;
        throw error;
      }
    },
    async putFolder(prefix, files) {
      for (const [name, content] of files) await put(`${prefix}/${name}`, content);
    },
    async list(prefix) {
      const start = `published/${prefix}/`.length;
      return [...new Set((await keysBelow(prefix)).map((key) => key.slice(start).split('/')[0] ?? ''))];
    },
    async removeFolder(prefix) {
      const { sdk, client } = await connected();
      const keys = await keysBelow(prefix);
      for (let from = 0; from < keys.length; from += 1_000) {
        const Objects = keys.slice(from, from + 1_000).map((Key) => ({ Key }));
        await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
      }
    },
  };
}
