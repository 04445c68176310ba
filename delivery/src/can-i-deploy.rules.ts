import type { RemoteName } from '@straits/remote-contract';
import type { PublishedVersion } from '@straits/remote-contract/schema';

type Schema = Record<string, unknown>;

/** What the shell's build gives, and whose fragments it shows. */
export interface ShellFacts {
  provides: Record<string, string>;
  uses: Record<string, Schema>;
}

export interface World {
  shell: ShellFacts;
  /** What is live now. */
  live: Partial<Record<RemoteName, PublishedVersion>>;
  /** What would be live besides: one remote, or several that go together. */
  candidates: PublishedVersion[];
}

export interface Finding {
  remote: string;
  check: 'shared packages' | 'modules' | 'fragments it gives' | 'fragments it takes' | 'routes' | 'slots' | 'navigation' | 'size';
  /** The other side: the shell, a remote, or what is live now. */
  with: string;
  /** Null: it fits. */
  fault: string | null;
}

const numbers = (version: string) => {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return { major, minor, patch };
};

/** An exact version, or `^1.2.3`: the two forms that our builds write. */
export function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return range === '*' || range === version;
  const [given, wanted] = [numbers(version), numbers(range.slice(1))];
  if (given.major !== wanted.major) return false;
  return given.minor > wanted.minor || (given.minor === wanted.minor && given.patch >= wanted.patch);
}

const propertiesOf = (schema: Schema) => (schema.properties ?? {}) as Record<string, unknown>;
const requiredOf = (schema: Schema) => (schema.required ?? []) as string[];

/** Why props as the user gives them do not fit what the owner takes, or null. */
export function propsFault(given: Schema, taken: Schema): string | null {
  const [theirs, ours] = [propertiesOf(given), propertiesOf(taken)];
  const gone = Object.keys(theirs).find((name) => !(name in ours));
  if (gone) return `"${gone}" is given, and not taken any more`;
  const missing = requiredOf(taken).find((name) => !requiredOf(given).includes(name));
  if (missing) return `"${missing}" is wanted, and not always given`;
  const changed = Object.keys(theirs).find((name) => JSON.stringify(theirs[name]) !== JSON.stringify(ours[name]));
  return changed ? `"${changed}" means something else now` : null;
}

const nameOf = ({ contract }: PublishedVersion) => contract.name;

function sharedPackages(one: PublishedVersion, { provides }: ShellFacts): string | null {
  for (const [name, range] of Object.entries(one.requires)) {
    const version = provides[name];
    if (!version) return `${name} ${range} is wanted, and the shell does not have it`;
    if (!satisfies(version, range)) return `${name} ${range} is wanted, the shell has ${version}`;
  }
  return null;
}

function modules(one: PublishedVersion): string | null {
  const promised = [...(one.contract.routes.length ? ['pages'] : []), ...one.contract.fragments.map(({ name }) => name)];
  const missing = promised.find((name) => !one.exposes.includes(name));
  return missing ? `the contract promises "${missing}", the build does not expose it` : null;
}

/** Whether `owner` gives what `user` shows of it. */
function fragmentFault(uses: Record<string, Schema>, owner: PublishedVersion): string | null {
  for (const [id, given] of Object.entries(uses)) {
    const [remote, name = ''] = id.split('/');
    if (remote !== nameOf(owner)) continue;
    const taken = owner.props[id];
    if (!owner.exposes.includes(name) || !taken) return `${id} is shown there, and not exposed any more`;
    const fault = propsFault(given, taken);
    if (fault) return `${id}: ${fault}`;
  }
  return null;
}

function routes(one: PublishedVersion, before: PublishedVersion | undefined, others: PublishedVersion[]): string | null {
  const own = new Set(one.contract.routes.map(({ path }) => path));
  const gone = before?.contract.routes.find(({ path }) => !own.has(path));
  if (gone) return `${gone.path} is live and would be gone`;
  const owner = others.find(({ contract }) => contract.routes.some(({ path }) => own.has(path)));
  return owner ? `${owner.contract.routes.find(({ path }) => own.has(path))?.path} belongs to ${nameOf(owner)}` : null;
}

function slots(one: PublishedVersion, before: PublishedVersion | undefined): string | null {
  const filled = new Set(one.contract.fragments.map(({ slot }) => slot));
  const gone = before?.contract.fragments.find(({ slot }) => !filled.has(slot));
  return gone ? `${gone.slot} would be empty: ${gone.name} is gone` : null;
}

function navigation(one: PublishedVersion, world: PublishedVersion[]): string | null {
  const known = new Set(world.flatMap(({ contract }) => contract.routes.map(({ path }) => path)));
  const lost = one.contract.navigation.find(({ path }) => !known.has(path.split('?')[0] ?? path));
  return lost ? `the menu leads to ${lost.path}, which nobody has` : null;
}

function size(one: PublishedVersion): string | null {
  const { budgetBytes } = one.contract;
  const heavy = Object.entries(one.routes).find(([, bytes]) => bytes > budgetBytes);
  return heavy ? `${heavy[0]} has ${heavy[1]} bytes of script, the budget is ${budgetBytes}` : null;
}

/** Everything that is checked before a version goes live, each with its verdict. */
export function findings({ shell, live, candidates }: World): Finding[] {
  const coming = new Map(candidates.map((one) => [nameOf(one), one]));
  const staying = Object.values(live).filter((one) => !coming.has(nameOf(one)));
  const world = [...staying, ...candidates];
  return candidates.flatMap((one) => {
    const remote = nameOf(one);
    const before = live[remote];
    const others = world.filter((other) => other !== one);
    const about = (check: Finding['check'], side: string, fault: string | null): Finding => ({ remote, check, with: side, fault });
    const users = others.filter(({ uses }) => Object.keys(uses).some((id) => id.startsWith(`${remote}/`)));
    const owners = others.filter((owner) => Object.keys(one.uses).some((id) => id.startsWith(`${nameOf(owner)}/`)));
    return [
      about('shared packages', 'shell', sharedPackages(one, shell)),
      about('modules', 'its contract', modules(one)),
      about('fragments it gives', 'shell', fragmentFault(shell.uses, one)),
      ...users.map((user) => about('fragments it gives', nameOf(user), fragmentFault(user.uses, one))),
      ...owners.map((owner) => about('fragments it takes', nameOf(owner), fragmentFault(one.uses, owner))),
      about('routes', before ? `live ${before.version}` : 'nothing before', routes(one, before, others)),
      about('slots', before ? `live ${before.version}` : 'nothing before', slots(one, before)),
      about('navigation', 'all routes', navigation(one, world)),
      about('size', 'its budget', size(one)),
    ];
  });
}

/** The table for people and logs. */
export function tableOf(all: Finding[]): string {
  const rows = [['remote', 'check', 'with', 'verdict'], ...all.map((one) => [one.remote, one.check, one.with, one.fault ?? 'fits'])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => (column < 3 ? cell.padEnd(widths[column] ?? 0) : cell)).join('  ')).join('\n');
}
