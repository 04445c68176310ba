import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { isRemote } from './places';
import { publish } from './publish';
import { changeRegistry, makeLive, readRegistry } from './registry';

const USAGE = `npm run delivery -- list
npm run delivery -- publish <remote | all>          what the workspace has built goes live
npm run delivery -- promote <remote> <version>      a published version goes live
npm run delivery -- rollback <remote>               the version before the live one goes live again`;

class UsageError extends Error {}

function remoteFrom(name: string | undefined): RemoteName {
  const wanted = name?.replace('-', '_') ?? '';
  if (isRemote(wanted)) return wanted;
  throw new UsageError(`"${name ?? ''}" is not a remote: ${REMOTES.join(', ')}`);
}

function list() {
  const { revision, remotes } = readRegistry();
  console.log(`registry revision ${revision}`);
  for (const remote of REMOTES) {
    const entry = remotes[remote];
    if (!entry) {
      console.log(`${remote}  nothing published`);
      continue;
    }
    for (const one of entry.versions) {
      const mark = one.version === entry.live ? 'live' : one.version === entry.previous ? 'previous' : '';
      console.log(`${remote}  ${one.version}  ${one.publishedAt}  ${mark}`);
    }
  }
}

const commands: Record<string, (names: string[]) => void> = {
  list,
  publish([name]) {
    for (const remote of name === 'all' ? REMOTES : [remoteFrom(name)]) {
      const { version, isNew } = publish(remote);
      console.log(`${remote} ${version} ${isNew ? 'is live' : 'was published before'}`);
    }
  },
  promote([name, version]) {
    const remote = remoteFrom(name);
    changeRegistry((registry) => makeLive(registry, remote, version ?? ''));
    console.log(`${remote} ${version} is live`);
  },
  rollback([name]) {
    const remote = remoteFrom(name);
    const registry = changeRegistry((draft) => {
      const previous = draft.remotes[remote]?.previous;
      if (!previous) throw new UsageError(`${remote} has no version to go back to`);
      makeLive(draft, remote, previous);
    });
    console.log(`${remote} ${registry.remotes[remote]?.live} is live again`);
  },
};

function run([command = '', ...names]: string[]) {
  const act = commands[command];
  if (!act) throw new UsageError(USAGE);
  act(names);
}

try {
  run(process.argv.slice(2));
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = thrown instanceof UsageError ? 2 : 1;
}
