import type { Configuration } from 'webpack';

/** The webpack configurations of a remote in `directory`: for browsers, and for the site's server. */
export function federatedApp(options: { name: string; directory: string }): [Configuration, Configuration];
/** The shell's: for browsers, and the renderer. */
export function shellApp(): [Configuration, Configuration];
export function shellInDevelopment(): Configuration;
/** A remote served from `origin` with React Fast Refresh. */
export function remoteInDevelopment(configurations: Configuration[], origin: string): Configuration;
/** Its server build, written to `folder`. */
export function remoteServerInDevelopment(configurations: Configuration[], folder: string): Configuration;
/** A remote without shell and federation, from its `src/standalone.tsx`. */
export function remoteAlone(configurations: Configuration[]): Configuration;
