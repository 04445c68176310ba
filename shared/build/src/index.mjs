import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { partsOf, readContract } from './contract-check.mjs';
import { DescribeBuild } from './describe-build.mjs';
import { ListHashes } from './list-hashes.mjs';
import { NamedChunks } from './named-chunks.mjs';
import { fillRule } from './fill-texts.mjs';
import { minimizer, resolve, sourceRules } from './rules.mjs';
import { sharedNameOf, takenByRemote } from './shared-packages.mjs';

export { shellApp, shellInDevelopment } from './shell-app.mjs';
export { remoteAlone, remoteInDevelopment, remoteServerInDevelopment } from './dev/dev-app.mjs';

/**
 * What several pages share is a file of its own from this size on (before it is made small). Each file more costs a page half a kilobyte, in its
 * header and in what is compressed worse apart; smaller parts are rather in each page's own file.
 */
const SHARED_CHUNK_BYTES = 60_000;

/** `src/exposed/*.tsx` is the public surface: each file is one federated module. */
function exposesOf(directory) {
  const files = readdirSync(path.join(directory, 'src/exposed')).filter((file) => /^[A-Za-z]+\.tsx$/.test(file));
  return Object.fromEntries(
    files.map((file) => {
      const name = path.basename(file, '.tsx');
      return [`./${name}`, { import: `./src/exposed/${name}`, name }];
    }),
  );
}

const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();

/**
 * The name under which a build's chunks meet on the page. Two versions of a remote live side by side there, so each has its own: a digest of
 * what the build is made of.
 */
function uniqueNameOf(name, directory) {
  const hash = createHash('sha256');
  const packages = ['ui', 'api-contract', 'remote-contract'].map((shared) => path.join(import.meta.dirname, '../..', shared, 'src'));
  for (const folder of [path.join(directory, 'src'), ...packages.filter((one) => existsSync(one))])
    for (const file of filesUnder(folder)) hash.update(path.relative(folder, file)).update(readFileSync(file));
  return `${name}_${hash.digest('hex').slice(0, 10)}`;
}

/**
 * One file of texts a language is what translators edit; `en.json?hotel` is its key "hotel" alone and `en.json?common` what is left, for every
 * part that the contract's routes name.
 */
function cutTexts(directory) {
  const { contract } = readContract(directory);
  const parts = contract ? partsOf(contract) : [];
  const file = { test: /locales[\\/].*\.json$/, type: 'json' };
  const pick = (entries, isWanted) => Object.fromEntries(entries.filter(([key]) => isWanted(key)));
  const cut = (name, isWanted) => ({
    ...file,
    resourceQuery: new RegExp(`^\\?${name}$`),
    parser: { parse: (text) => pick(Object.entries(JSON.parse(text)), isWanted) },
  });
  return [cut('common', (key) => !parts.includes(key)), ...parts.map((part) => cut(part, (key) => key === part))];
}

/** What the browser gets. webpack's own container is a seventh of the enhanced one and runs under the same host (stack-notes 2.1). */
function browserBuild(name, directory) {
  return {
    name,
    context: directory,
    mode: 'production',
    target: ['web', 'es2022'],
    entry: {},
    devtool: false,
    output: {
      path: path.join(directory, 'dist/browser'),
      filename: '[name].js',
      // The folder's name is the version, which is made of the content: the files need no hash of their own.
      chunkFilename: '[name].js',
      publicPath: 'auto',
      uniqueName: uniqueNameOf(name, directory),
      crossOriginLoading: 'anonymous',
      // A hung chunk is a failure after this long, not after webpack's two minutes.
      chunkLoadTimeout: 8_000,
      clean: true,
    },
    resolve,
    module: { rules: [...sourceRules(), fillRule, ...cutTexts(directory)] },
    optimization: { moduleIds: 'deterministic', chunkIds: 'deterministic', minimizer, splitChunks: { minSize: SHARED_CHUNK_BYTES } },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'var', name },
        exposes: exposesOf(directory),
        shared: takenByRemote(),
      }),
      new NamedChunks(),
      new ListHashes(),
      new DescribeBuild(directory),
    ],
  };
}

/** What the site's server loads: one CommonJS file with every page and language; shared packages are the shell's (stack-notes 3.1 B). */
function serverBuild(name, directory) {
  return {
    name: `${name}:server`,
    context: directory,
    mode: 'production',
    target: 'node20',
    entry: './src/exposed/pages',
    devtool: false,
    output: {
      path: path.join(directory, 'dist/server'),
      filename: 'remote.cjs',
      library: { type: 'commonjs2' },
      uniqueName: name,
      clean: true,
    },
    externals: [
      ({ request, context }, done) => {
        const shared = sharedNameOf(request, context);
        return shared ? done(null, `commonjs2 ${shared}`) : done();
      },
    ],
    resolve,
    module: { rules: [...sourceRules(), fillRule, ...cutTexts(directory)] },
    optimization: { minimize: false, moduleIds: 'deterministic' },
    performance: { hints: false },
    stats: 'errors-warnings',
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** The webpack configurations of a remote: `export default federatedApp({ name: 'mf_booking', directory: import.meta.dirname })`. */
export function federatedApp({ name, directory }) {
  if (!existsSync(path.join(directory, 'contract.json'))) throw new Error(`${name}: ${directory} has no contract.json`);
  return [browserBuild(name, directory), serverBuild(name, directory)];
}
