import path from 'node:path';
import { REMOTES, type RemoteName } from '@straits/remote-contract';

const ROOT = path.join(__dirname, '../..');

export const basePort = () => Number(process.env.STRAITS_PORT ?? 3000);
export const publishedFolder = () => path.resolve(ROOT, process.env.STRAITS_DATA ?? '.data', 'published');
export const registryFile = () => path.join(publishedFolder(), 'registry.json');

/** The workspace of a remote: `mf_booking` is built in `mf-booking`. */
export const workspaceOf = (remote: RemoteName) => path.join(ROOT, remote.replace('_', '-'));

/** Origins stand on the ports after the site's, in the order of the contract's list. */
export const portOf = (remote: RemoteName) => basePort() + 1 + REMOTES.indexOf(remote);

/** Where browsers find a remote's files: `ORIGIN_MF_BOOKING` behind a CDN, else this machine. */
export const originOf = (remote: RemoteName) => process.env[`ORIGIN_${remote.toUpperCase()}`] ?? `http://localhost:${portOf(remote)}`;

export const isRemote = (name: string): name is RemoteName => (REMOTES as readonly string[]).includes(name);
