import { execFileSync, spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const NOBODY = 65534;

/** The account under which PostgreSQL runs: it refuses to run as root. */
export interface Account {
  /** Who owns the files, as seen from outside. */
  uid: number;
  spawn(command: string, words: string[], options: { cwd: string; stdio: StdioOptions }): ChildProcess;
}

/**
 * Anybody but root runs PostgreSQL as themselves. Root runs it in a user namespace, where it looks like nobody to itself while its
 * files stay root's; where namespaces are blocked it runs as nobody, who then must own the files.
 */
export function chooseAccount(mayUnshare: () => boolean = canUnshare): Account {
  const uid = process.getuid?.() ?? 0;
  if (uid !== 0) return accountOf(uid, (command, words) => ({ command, words }));
  if (mayUnshare()) {
    return accountOf(0, (command, words) => ({ command: 'unshare', words: [...namespace, command, ...words] }));
  }
  return accountOf(NOBODY, (command, words) => ({ command, words }), { uid: NOBODY, gid: NOBODY });
}

const namespace = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

function canUnshare(): boolean {
  try {
    execFileSync('unshare', [...namespace, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

type Wrap = (command: string, words: string[]) => { command: string; words: string[] };

function accountOf(uid: number, wrap: Wrap, switchTo: { uid?: number; gid?: number } = {}): Account {
  return {
    uid,
    spawn(command, words, options) {
      const wrapped = wrap(command, words);
      // Detached: the terminal's Ctrl-C must not reach the server before the processes that write to it have ended.
      return spawn(wrapped.command, wrapped.words, { ...options, ...switchTo, detached: true, env: environment() });
    },
  };
}

function environment(): NodeJS.ProcessEnv {
  const foreign = Object.keys(process.env).filter((name) => name.startsWith('PG'));
  return { ...process.env, ...Object.fromEntries(foreign.map((name) => [name, undefined])), LC_ALL: 'C', TZ: 'UTC' };
}

/** Makes the folder with everything in it the account's own, if root started the server under another account before. */
export function giveTo(account: Account, folder: string): void {
  if (process.getuid?.() !== 0 || statSync(folder).uid === account.uid) return;
  // The folder itself comes last: when this is interrupted, the next start finds the old owner and begins again.
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    chownSync(path.join(folder, entry), account.uid, account.uid);
  chownSync(folder, account.uid, account.uid);
}

/** Makes the folder itself the account's own, so that it can enter; what lies in it stays whose it is. */
export function letIn(account: Account, folder: string): void {
  if (process.getuid?.() === 0 && statSync(folder).uid !== account.uid) chownSync(folder, account.uid, account.uid);
}

/** A folder that only the account can enter. Refuses one that somebody else put there before: its owner could take the connections. */
export function makePrivateFolder(account: Account, folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const found = lstatSync(folder);
  const own = process.getuid?.() ?? 0;
  if (!found.isDirectory() || ![own, account.uid].includes(found.uid)) {
    throw new Error(`${folder} belongs to user ${found.uid}, not to ${own}: remove it, the database keeps its socket there.`);
  }
  chmodSync(folder, 0o700);
  if (found.uid !== account.uid) chownSync(folder, account.uid, account.uid);
}
