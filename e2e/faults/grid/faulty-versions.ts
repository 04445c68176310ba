import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteName } from '@straits/remote-contract';
import { OVERRIDE_MAX_S, signOverride } from '@straits/remote-contract/signature';
import { signingKey } from '../../../delivery/src/keys';
import { isRemote, openStore } from '../../../delivery/src/places';
import { publish, readArtifact, type Artifact } from '../../../delivery/src/publish';
import { changeRegistry, setCanary } from '../../../delivery/src/registry';

export const REMOTES = ['mf_catalog', 'mf_booking', 'mf_account', 'mf_wallet'] as const;

/** What may befall a remote, with the number under which it is told. */
export const FAULTS = {
  down: /MFE-102|MFE-109/,
  'missing chunk': /MFE-106/,
  slow: null,
  hangs: /MFE-102|MFE-109/,
  'throws on load': /MFE-104/,
  'throws on render': /MFE-108|MFE-111/,
  'wrong contract': /MFE-107/,
  tampered: /MFE-113/,
  'old version': null,
} as const;
export type Fault = keyof typeof FAULTS;

/** Changes what the container gives: `swap` is source of a function from module to module. */
const rewired = (remote: string, swap: string) =>
  `;(function(own){var swap=${swap};${remote}={init:own.init,get:function(name){return Promise.resolve(own.get(name)).then(function(make){return function(){return swap(make())}})}}})(${remote});`;
const THROW = `function(){throw new Error('a fault of the grid')}`;
const THROWING =
  `function(module){var d=module.default;if(!d.pages)return Object.assign({},module,{default:${THROW}});` +
  `var pages={};Object.keys(d.pages).forEach(function(path){pages[path]=function(){return Promise.resolve({page:{Page:${THROW}}})}});` +
  `return Object.assign({},module,{default:Object.assign({},d,{pages:pages})})}`;

interface Change {
  entry: (code: string, remote: string) => string;
  server: (code: string) => string;
}
const asItIs = (code: string) => code;
const CHANGES: Partial<Record<Fault, Change>> = {
  'throws on load': {
    entry: (code) => `throw new Error('a fault of the grid');${code}`,
    server: (code) => `throw new Error('a fault of the grid');${code}`,
  },
  'throws on render': {
    entry: (code, remote) => code + rewired(remote, THROWING),
    server: (code) => `${code};module.exports=(${THROWING})(module.exports);`,
  },
  'wrong contract': {
    entry: (code, remote) => code + rewired(remote, 'function(){return {default:42}}'),
    server: (code) => `${code};module.exports={default:42};`,
  },
};

/** The built remote with a fault in it: another content, so another version, with hashes that are right for it. */
export function spoilt({ files, build }: Artifact, remote: string, fault: Fault): Artifact {
  const { entry, server } = CHANGES[fault] ?? { entry: asItIs, server: asItIs };
  const mark = `\n/* ${fault} */;`;
  const changed = new Map([...files].filter(([name]) => name !== 'remoteEntry.js.br'));
  changed.set('remoteEntry.js', Buffer.from(entry(String(files.get('remoteEntry.js')), remote) + mark));
  changed.set('remote.cjs', Buffer.from(server(String(files.get('remote.cjs'))) + mark));
  changed.set('fault.txt', Buffer.from(fault));
  return { files: changed, build };
}

const giveForAMoment = (remote: RemoteName, version: string) =>
  changeRegistry(openStore(), { by: 'the grid', what: `${version} was given once` }, (registry) => {
    setCanary(registry, remote, { version, share: 1 });
    setCanary(registry, remote, { version, share: 0 });
  });

/** Publishes all 36, live for nobody; journeys meet them by a token each, and the old one, which shoppers once had, by a pin. Answers the file that lists them. */
export async function publishFaultyVersions(dataDir: string, origin: string): Promise<string> {
  const store = openStore();
  const known: Record<string, { version: string; token: string }> = {};
  for (const remote of REMOTES) {
    if (!isRemote(remote)) continue;
    const good = readArtifact(remote);
    for (const fault of Object.keys(FAULTS) as Fault[]) {
      const artifact = spoilt(good, remote, fault);
      const { version } = await publish({ store, remote, artifact, origin: `${origin}/${remote}`, role: 'stored', by: 'the grid' });
      if (fault === 'old version') await giveForAMoment(remote, version);
      const expires = Math.floor(Date.now() / 1000) + OVERRIDE_MAX_S - 60;
      known[`${remote} ${fault}`] = {
        version,
        token: signOverride({ expires, by: 'the grid', remotes: { [remote]: { version } } }, signingKey()),
      };
    }
  }
  const file = path.join(dataDir, 'faulty-versions.json');
  writeFileSync(file, JSON.stringify(known));
  return file;
}
