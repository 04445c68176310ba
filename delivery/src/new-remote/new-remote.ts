import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, type Names } from './files';
import { registrationsOf } from './register.rules';

const FIRST_PORT = 3001;
/** Where the delivery stands between the origins. */
const DELIVERY_PORT = 3005;

/** `mf-insurance` in every form, or a sentence about why it is none. */
export function namesOf(workspace: string): Names {
  const word = /^mf-([a-z][a-z0-9]{2,20})$/.exec(workspace)?.[1];
  if (!word) throw new Error(`"${workspace}" is no name of a remote: mf- and a word in lower case, mf-insurance`);
  return { workspace, remote: `mf_${word}`, word, title: word.charAt(0).toUpperCase() + word.slice(1) };
}

const nextPort = (remotes: number) => {
  const port = FIRST_PORT + remotes;
  return port < DELIVERY_PORT ? port : port + 1;
};

/** Makes a remote that builds, passes every check and can be published: its folder, and its line wherever all remotes have one. Answers the files. */
export function makeRemote(root: string, workspace: string, { isDryRun = false } = {}): string[] {
  const names = namesOf(workspace);
  const folder = path.join(root, workspace);
  if (existsSync(folder)) throw new Error(`${workspace} is there already`);
  const remotes = readdirSync(root).filter((name) => /^mf-/.test(name) && existsSync(path.join(root, name, 'package.json')));
  const model = JSON.parse(readFileSync(path.join(root, remotes[0] ?? '', 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const registrations = Object.entries(registrationsOf(names, model.dependencies, nextPort(remotes.length)));
  // All or nothing: what cannot be registered leaves nothing behind.
  const changed = registrations.map(([file, change]) => [file, change(readFileSync(path.join(root, file), 'utf8'))] as const);
  const made = Object.entries(filesOf(names, model.dependencies)).map(([file, text]) => [path.join(workspace, file), text] as const);
  for (const [file, text] of isDryRun ? [] : [...made, ...changed]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  return [...made, ...changed].map(([file]) => file);
}
