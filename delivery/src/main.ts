import { REMOTES, type RemoteName } from '@straits/remote-contract';
import { RemoteContract, type PublishedVersion, type RegistryEntry } from '@straits/remote-contract/schema';
import { OVERRIDE_MAX_S, signOverride } from '@straits/remote-contract/signature';
import { tableOf } from './can-i-deploy.rules';
import { collectGarbage } from './collect-garbage';
import { readWords, remoteFrom, remotesFrom, UsageError, type Typed } from './command-line';
import { checkCandidates } from './facts';
import { newKeys, signingKey } from './keys';
import { makeRemote } from './new-remote/new-remote';
import { basePort, openStore, ROOT } from './places';
import { integrityOf, operator, publish, readArtifact, recordOf } from './publish';
import { changeRegistry, makeLive, readHistory, readRegistry, rollBack, setCanary, versionIn, type Role, signAnew } from './registry';

const USAGE = `npm run delivery -- list                                what is live, and every version
npm run delivery -- history                             the changes that led here
npm run delivery -- can-i-deploy <remote | all>         what would break if what is built here went live (exit status 1)
npm run delivery -- publish <remote | all>              what is built here goes live; --share 10: as a canary; --stay: only stored;
                                                        --from FOLDER: a dist folder, or a version of another environment; --force
npm run delivery -- promote <remote> <version>          a published version goes live for everybody
npm run delivery -- canary <remote> <version> --share 10  some shoppers get it, always the same ones; --share 0 ends it
npm run delivery -- rollback <remote> [version] [--reason why]  the newest, or that one, is withdrawn; the one before is live again
npm run delivery -- override <remote> <version | url>   a link for QA, good for --minutes 60
npm run delivery -- new mf-insurance                    a remote that builds, passes every check and can be published
npm run delivery -- keys                                a new signing key, its public half and two tokens, for an environment
npm run delivery -- gc                                  versions that nobody can need any more are removed
With --dry-run nothing is changed. --site https://… asks that site's shell instead of the one that is built here.`;

const CONTRACT_LIMIT_MS = 5_000;
const store = openStore();

function stateOf(entry: RegistryEntry, { version, withdrawn }: PublishedVersion): string {
  if (withdrawn) return `withdrawn: ${withdrawn.reason}`;
  if (version === entry.live) return 'live';
  if (version === entry.canary?.version) return `canary ${entry.canary.share} %`;
  return version === entry.previous ? 'previous' : '';
}

async function list() {
  const { revision, change, remotes } = await readRegistry(store);
  console.log(`registry revision ${revision}: ${change.what}, by ${change.by}, ${change.at}`);
  for (const remote of REMOTES) {
    const entry = remotes[remote];
    if (!entry) {
      console.log(`${remote}  nothing published`);
      continue;
    }
    for (const one of entry.versions)
      console.log(`${remote}  ${one.version}  ${one.publishedAt}  ${one.publishedBy}  ${stateOf(entry, one)}`.trimEnd());
  }
}

async function history() {
  for (const { revision, change } of await readHistory(store, 50)) console.log(`${revision}  ${change.at}  ${change.by}  ${change.what}`);
}

/** Says what would break; false where something would. */
async function fits(candidates: Parameters<typeof checkCandidates>[1], { site }: Typed, shows: 'all' | 'faults'): Promise<boolean> {
  const all = await checkCandidates(await readRegistry(store), candidates, site);
  const faults = all.filter(({ fault }) => fault);
  if (shows === 'all' || faults.length) console.log(tableOf(shows === 'all' ? all : faults));
  return faults.length === 0;
}

const roleOf = ({ stays, share }: Typed): Role => (stays || share === 0 ? 'stored' : (share ?? 'live'));

async function publishAll(typed: Typed) {
  const remotes = remotesFrom(typed.words[0]);
  const artifacts = remotes.map((remote) => ({ remote, artifact: readArtifact(remote, typed.from) }));
  const isGiven = !typed.stays && !typed.isForced;
  if (isGiven && !(await fits(artifacts.map(recordOf), typed, 'faults'))) throw new Error('Nothing was published: see what would break.');
  for (const { remote, artifact } of artifacts) {
    const { version, isNew } = await publish({ store, remote, artifact, role: roleOf(typed), isDryRun: typed.isDryRun });
    console.log(
      `${remote} ${version} ${isNew ? said(typed, roleOf(typed) === 'live' ? 'is live' : 'is published') : 'was published before'}`,
    );
  }
  // Sites that begin with it take none that has expired.
  if (!typed.isDryRun) await signAnew(store);
}

const said = ({ isDryRun }: Typed, words: string) => (isDryRun ? words.replace(/^is/, 'would be') : words);
const change = (what: string, { isDryRun }: Typed) => ({ by: operator(), what, isDryRun });

async function promote(typed: Typed) {
  const [remote, version = ''] = [remoteFrom(typed.words[0]), typed.words[1]];
  const { published } = versionIn(await readRegistry(store), remote, version);
  if (!typed.isForced && !(await fits([published], typed, 'faults'))) throw new Error(`${remote} ${version} does not fit: see above.`);
  await changeRegistry(store, change(`promote ${remote} ${version}`, typed), (registry) => makeLive(registry, remote, version));
  console.log(`${remote} ${version} ${said(typed, 'is live')}`);
}

async function canary(typed: Typed) {
  const [remote, version = ''] = [remoteFrom(typed.words[0]), typed.words[1]];
  const share = typed.share ?? 10;
  const { published } = versionIn(await readRegistry(store), remote, version);
  if (share > 0 && !typed.isForced && !(await fits([published], typed, 'faults')))
    throw new Error(`${remote} ${version} does not fit: see above.`);
  await changeRegistry(store, change(`canary ${remote} ${version} ${share} %`, typed), (registry) =>
    setCanary(registry, remote, { version, share }),
  );
  console.log(share > 0 ? `${remote} ${version} ${said(typed, 'is given')} to ${share} % of shoppers` : `${remote} has no canary`);
}

async function rollback(typed: Typed) {
  const remote = remoteFrom(typed.words[0]);
  const reason = typed.reason ?? `by ${operator()}`;
  let bad = '';
  const { remotes } = await changeRegistry(store, change(`rollback ${remote}: ${reason}`, typed), (registry) => {
    bad = rollBack(registry, remote, { reason, version: typed.words[1] });
  });
  console.log(`${remote} ${bad} ${said(typed, 'is withdrawn')}, ${remotes[remote]?.live} ${said(typed, 'is live')}`);
}

/** Hash of the contract that lies beside a build's files: a token names it so, and the site holds the origin to it. */
async function contractAt(remote: RemoteName, url: string): Promise<string> {
  const address = new URL('contract.json', url.replace(/\/?$/, '/'));
  const response = await fetch(address, { signal: AbortSignal.timeout(CONTRACT_LIMIT_MS) });
  if (!response.ok) throw new Error(`${address.href}: HTTP ${response.status}. A build's folder must be served there.`);
  const body = Buffer.from(await response.arrayBuffer());
  const { name } = RemoteContract.parse(JSON.parse(body.toString('utf8')));
  if (name !== remote) throw new Error(`${address.href} is ${name}'s contract, not ${remote}'s`);
  return integrityOf(body);
}

async function override(typed: Typed) {
  const [remote, target = ''] = [remoteFrom(typed.words[0]), typed.words[1]];
  const isUrl = /^https?:/.test(target);
  if (!isUrl) versionIn(await readRegistry(store), remote, target);
  const stands = isUrl ? { url: target, contract: await contractAt(remote, target) } : { version: target };
  const expires = Math.floor(Date.now() / 1000 + typed.minutes * 60);
  if (typed.minutes * 60 > OVERRIDE_MAX_S) throw new UsageError('a link is good for 1440 minutes at most');
  const token = signOverride({ expires, by: operator(), remotes: { [remote]: stands } }, signingKey());
  console.log(`Good for ${typed.minutes} minutes; opens a page that says what it does:`);
  console.log(new URL(`/qa/override/${token}`, typed.site ?? `http://localhost:${basePort()}`).href);
}

async function canIDeploy(typed: Typed) {
  const candidates = remotesFrom(typed.words[0]).map((remote) => recordOf({ remote, artifact: readArtifact(remote, typed.from) }));
  if (!(await fits(candidates, typed, 'all'))) process.exitCode = 1;
}

async function gc(typed: Typed) {
  const removed = await collectGarbage(store, change('gc', typed));
  console.log(
    removed.length ? removed.map((one) => `${one} ${said(typed, 'is removed')}`).join('\n') : 'There is nothing that nobody can need.',
  );
}

const commands: Record<string, (typed: Typed) => Promise<void> | void> = {
  list,
  history,
  'can-i-deploy': canIDeploy,
  publish: publishAll,
  promote,
  canary,
  rollback,
  override,
  new: ({ words, isDryRun }) => {
    console.log(makeRemote(ROOT, words[0] ?? '', { isDryRun }).join('\n'));
    console.log(isDryRun ? 'Nothing was written.' : `Next: npm install, then npm run dev -- ${words[0]}`);
  },
  keys: () => console.log(newKeys()),
  gc,
};

async function run([command = '', ...given]: string[]) {
  const act = commands[command];
  if (!act) throw new UsageError(USAGE);
  await act(readWords(given));
}

run(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exitCode = thrown instanceof UsageError ? 2 : 1;
});
