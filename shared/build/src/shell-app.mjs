import path from 'node:path';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { minimizer, resolve, sourceRules } from './rules.mjs';
import { developShell } from './dev/dev-app.mjs';
import { providedByShell } from './shared-packages.mjs';
import { DescribeShell } from './describe-shell.mjs';
import { EmbedHashes } from './embed-hashes.mjs';
import { fillRule } from './fill-texts.mjs';
import { routerCuts, textsCuts } from './trimmed/cut.mjs';

const require = createRequire(import.meta.url);
const trimmed = (name) => path.join(import.meta.dirname, 'trimmed', `${name}.mjs`);
const runtimeCore = path.dirname(
  createRequire(require.resolve('@module-federation/enhanced/runtime')).resolve('@module-federation/runtime-core'),
);

/**
 * A shared module is never tree-shaken, and the federation runtime comes whole: what no page can reach is left out by hand.
 * Measured on the first load, brotli: see docs/decisions. The versions are pinned, and the journeys would show a miss.
 */
const trims = [
  new webpack.NormalModuleReplacementPlugin(/plugins\/snapshot\/SnapshotHandler\.js$/, trimmed('snapshot-handler')),
  new webpack.NormalModuleReplacementPlugin(/utils\/preload\.js$/, trimmed('preload')),
  new webpack.NormalModuleReplacementPlugin(/^\.\/desc\.mjs$/, trimmed('error-words')),
];
const trimmedResolve = {
  ...resolve,
  alias: {
    'runtime-core-dist': runtimeCore,
    '@emotion/react$': trimmed('emotion'),
    'emotion-react-file': path.join(path.dirname(require.resolve('@emotion/react/package.json')), 'dist/emotion-react.browser.esm.js'),
    'hoist-non-react-statics$': trimmed('hoist-statics'),
    'use-sync-external-store/shim/index.js$': trimmed('use-sync-external-store'),
    // The package's door leads to its development build whatever the mode.
    'react-router$': path.join(path.dirname(require.resolve('react-router/package.json')), 'dist/production/index.mjs'),
  },
};

const cutLibrary = (test, cuts) => ({ test, loader: trimmed('cut'), options: { cuts } });
const cutLibraries = [
  cutLibrary(/react-router[\\/]dist[\\/]production[\\/]chunk-7RTFRKQW\.mjs$/, routerCuts),
  cutLibrary(/i18next[\\/]dist[\\/]esm[\\/]i18next\.js$/, textsCuts),
];

/** The shell's texts come in two files per language: what the first paint says, and the words for refusals. */
const cutTexts = [
  {
    test: /locales[\\/].*\.json$/,
    resourceQuery: /^\?frame$/,
    type: 'json',
    parser: { parse: (text) => ({ ...JSON.parse(text), refusals: undefined, qa: undefined }) },
  },
  {
    test: /locales[\\/].*\.json$/,
    resourceQuery: /^\?refusals$/,
    type: 'json',
    parser: { parse: (text) => (({ refusals, qa }) => ({ refusals, qa }))(JSON.parse(text)) },
  },
];

const directory = path.join(import.meta.dirname, '../../../shell');

/** Shared packages are eager here and only here: no hop before the first render, one file for what seldom changes. */
const browserBuild = () => ({
  name: 'shell',
  context: directory,
  mode: 'production',
  target: ['web', 'es2022'],
  entry: { shell: './src/browser/main.ts' },
  devtool: false,
  output: {
    path: path.join(directory, 'dist/browser'),
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    publicPath: '/assets/',
    uniqueName: 'shell',
    // No limit of our own: there is nothing else to run in the shell's place, and a line that is slow is not one that is down.
    clean: true,
  },
  resolve: trimmedResolve,
  module: { rules: [...sourceRules(), fillRule, ...cutTexts, ...cutLibraries] },
  optimization: {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    minimizer,
    splitChunks: {
      cacheGroups: {
        vendor: { test: /[\\/]node_modules[\\/]/, name: 'vendor', chunks: 'initial', enforce: true },
        // effector-react is asked for together with effector: without a file of its own its code would come twice.
        effector: { test: /[\\/]node_modules[\\/]effector[\\/]/, name: 'effector', chunks: 'async', enforce: true },
      },
    },
  },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [
    new ModuleFederationPlugin({
      name: 'shell',
      dts: false,
      manifest: false,
      // With version-first one remote that is down blanks the whole site.
      shareStrategy: 'loaded-first',
      shared: providedByShell(),
      experiments: { optimization: { target: 'web', disableSnapshot: true } },
    }),
    ...trims,
    new EmbedHashes(),
    new DescribeShell(),
  ],
});

/** Renders pages and holds the one copy of each shared package that remotes' server builds use. */
const serverBuild = () => ({
  name: 'shell:server',
  context: directory,
  mode: 'production',
  target: 'node20',
  entry: './src/page/render.tsx',
  devtool: false,
  output: {
    path: path.join(directory, 'dist/server'),
    filename: 'render.cjs',
    library: { type: 'commonjs2' },
    uniqueName: 'shell',
    clean: true,
  },
  resolve,
  module: { rules: [...sourceRules(), fillRule] },
  optimization: { minimize: false, moduleIds: 'deterministic', splitChunks: false },
  performance: { hints: false },
  stats: 'errors-warnings',
  plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
});

export const shellApp = () => [browserBuild(), serverBuild()];

/** For `npm run dev`: the site with React's development build, into which a remote can be refreshed. */
export const shellInDevelopment = () => developShell(shellApp(), new DescribeShell(() => ({})));
