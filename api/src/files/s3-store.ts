import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { checkKey, type FileStore } from './file-store';

export interface S3Place {
  /** Undefined is Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
}

/** Files in an S3-compatible store: what several API processes share. Credentials come from the SDK's usual places (AWS_ACCESS_KEY_ID …). */
export function createS3Store({ endpoint, bucket, region }: S3Place): FileStore {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    // Stores other than Amazon's refuse or garble the checksums that newer SDKs add by default.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const named = (key: string) => ({ Bucket: bucket, Key: checkKey(key) });
  return {
    async put(key, content, contentType) {
      await client.send(new PutObjectCommand({ ...named(key), Body: content, ContentType: contentType }));
    },
    async open(key) {
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand(named(key)));
        return { stream: Body as Readable, bytes: ContentLength ?? 0 };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)));
    },
  };
}
