import path from 'node:path';
import { DELIVERY_PORT_OFFSET, portOffsetOf, REMOTES, type RemoteName } from '@straits/remote-contract';
import { createS3Store } from './s3-store';
import { createDiskStore, type Store } from './store';

export const ROOT = path.join(__dirname, '../..');

export const basePort = () => Number(process.env.STRAITS_PORT ?? 3000);
export const dataFolder = () => path.resolve(ROOT, process.env.STRAITS_DATA ?? '.data');
export const publishedFolder = () => path.join(dataFolder(), 'published');

/** The registry's key in the store. */
export const REGISTRY = 'registry.signed.json';
export const registryFile = () => path.join(publishedFolder(), REGISTRY);

/** `PUBLISHED_S3_BUCKET` keeps published files and the registry in an S3-compatible store; without it they are in the data folder. */
export function openStore(): Store {
  const bucket = process.env.PUBLISHED_S3_BUCKET;
  if (!bucket) return createDiskStore(publishedFolder());
  return createS3Store({ bucket, endpoint: process.env.S3_ENDPOINT, region: process.env.S3_REGION ?? 'auto' });
}

/** The workspace of a remote: `mf_booking` is built in `mf-booking`. */
export const workspaceOf = (remote: RemoteName) => path.join(ROOT, remote.replace('_', '-'));

/** Origins stand on the ports after the site's, in the order of the contract's list. */
export const portOf = (remote: RemoteName) => basePort() + portOffsetOf(remote);

/** The registry's own small API stands on the port after theirs. */
export const deliveryPort = () => Number(process.env.PORT ?? basePort() + DELIVERY_PORT_OFFSET);

/** Where browsers find a remote's files: `ORIGIN_MF_BOOKING` behind a CDN, else this machine. */
export const originOf = (remote: RemoteName) => process.env[`ORIGIN_${remote.toUpperCase()}`] ?? `http://localhost:${portOf(remote)}`;

export const isRemote = (name: string): name is RemoteName => (REMOTES as readonly string[]).includes(name);
