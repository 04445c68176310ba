import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const versionOf = (name) => require(`${name}/package.json`).version;
const react = versionOf('react');
const emotion = versionOf('@emotion/react');
const effector = versionOf('effector');

// Facades of ours have one version each; breaking one is a new major version here.
const OURS = '1.0.0';

/**
 * What every page has once. `eager` ones come in the shell's first files; the others are loaded when the first module asks for them,
 * so that a visitor's first page needs no state library.
 */
const SHARED = {
  react: { version: react, eager: true, exact: true },
  'react-dom': { version: react, eager: true, exact: true },
  '@emotion/react': { version: emotion, eager: true },
  '@emotion/react/jsx-runtime': { version: emotion, eager: true },
  // Only what is built for development asks for it; elsewhere it is in nobody's files.
  '@emotion/react/jsx-dev-runtime': { version: emotion, eager: true },
  '@straits/router': { version: OURS, eager: true },
  '@straits/http': { version: OURS, eager: true },
  '@straits/i18n': { version: OURS, eager: true },
  '@straits/federation': { version: OURS, eager: true },
  '@straits/session': { version: OURS, eager: false },
  effector: { version: effector, eager: false },
  'effector-react': { version: versionOf('effector-react'), eager: false },
};

/**
 * Parts of `@straits/ui` that a page has once: the link, because its context must be one (the shell puts the router into it), and
 * the drawings and the design's values, because every page has them. The rest of `ui` comes with each remote, so that it is cut to what is used.
 * They are shared by file, because `ui` also imports them from inside.
 */
const ui = (file) => path.join(import.meta.dirname, '../../ui/src', file);
const SHARED_FILES = { '@straits/ui/Link': ui('Link.tsx'), '@straits/ui/Icon': ui('Icon.tsx'), '@straits/ui/tokens': ui('tokens.ts') };

const names = new Set(Object.keys(SHARED));

/** Name under which the shell has what is asked for, or null when it is the asker's own. */
export function sharedNameOf(request, context) {
  if (names.has(request) || request in SHARED_FILES) return request;
  if (!request.startsWith('.')) return null;
  const file = path.resolve(context, request);
  const found = Object.entries(SHARED_FILES).find(([, one]) => one.replace(/\.tsx?$/, '') === file);
  return found ? found[0] : null;
}

const required = ({ version, exact }) => (exact ? version : `^${version}`);

const provided = (one) => ({
  singleton: true,
  strictVersion: false,
  eager: one.eager,
  version: one.version,
  requiredVersion: required(one),
});
// The range is kept in the build's promises, which can-i-deploy and the site compare; asked again in the browser it would be 0.7 KB of
// comparing versions on each cold page, for a line in a visitor's console.
const taken = () => ({ singleton: true, strictVersion: false, import: false, requiredVersion: false });
const asShared = { version: OURS, eager: true };

const filesAs = (role) =>
  Object.fromEntries(Object.entries(SHARED_FILES).map(([shareKey, file]) => [file, { ...role(asShared), shareKey }]));

/** The shell gives: all of it, with the code. */
export const providedByShell = () => ({
  ...Object.fromEntries(Object.entries(SHARED).map(([name, one]) => [name, provided(one)])),
  ...filesAs(provided),
});

/** A remote takes: none of the code is in its build, because a page has it once and a remote never runs without a host. */
export const takenByRemote = () => ({
  ...Object.fromEntries(Object.entries(SHARED).map(([name, one]) => [name, taken(one)])),
  ...filesAs(taken),
});

/** Name → range that a remote's build asks for, and name → version that the shell's build gives: what can-i-deploy compares. */
export const requiredRanges = () =>
  Object.fromEntries([
    ...Object.entries(SHARED).map(([name, one]) => [name, required(one)]),
    ...Object.keys(SHARED_FILES).map((name) => [name, required(asShared)]),
  ]);
export const providedVersions = () =>
  Object.fromEntries([
    ...Object.entries(SHARED).map(([name, one]) => [name, one.version]),
    ...Object.keys(SHARED_FILES).map((name) => [name, OURS]),
  ]);
