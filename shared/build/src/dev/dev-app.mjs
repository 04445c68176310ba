import { createRequire } from 'node:module';
import path from 'node:path';
import RefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack from 'webpack';
import { sourceRules } from '../rules.mjs';

const require = createRequire(import.meta.url);
const runtime = path.join(import.meta.dirname, 'refresh-runtime.cjs');

/** Fast refresh with the page's one runtime; `library` keeps the bundles of one page apart. */
const refreshPlugins = (library) => [
  new webpack.NormalModuleReplacementPlugin(/react-refresh[\\/]runtime(\.js)?$/, runtime),
  new RefreshPlugin({ library, overlay: false, exclude: [/node_modules/, /refresh-runtime\.cjs$/] }),
];

const resolve = (given) => ({
  ...given,
  alias: { ...given.alias, 'react-refresh/cjs': path.join(path.dirname(require.resolve('react-refresh/package.json')), 'cjs') },
});

// What is being written changes under the page: its hashes are nobody's business.
const isDescriber = (plugin) => /^(Describe|EmbedHashes|ListHashes)/.test(plugin.constructor.name);

const CONFIGURATION = ['dev/dev-app.mjs', 'index.mjs', 'rules.mjs', 'shared-packages.mjs', 'shell-app.mjs'].map((file) =>
  path.join(import.meta.dirname, '..', file),
);

/** What did not change since the last time is not compiled again: a remote is ready in seconds. */
const cached = (name) => ({
  type: 'filesystem',
  name,
  cacheDirectory: path.join(import.meta.dirname, '../../../../.cache/webpack'),
  buildDependencies: { config: CONFIGURATION },
});

const common = (production, library) => ({
  ...production,
  mode: 'development',
  devtool: 'cheap-module-source-map',
  cache: cached(`${production.name}-${library}`),
  resolve: resolve(production.resolve),
  module: { rules: [...sourceRules({ refresh: true }), ...production.module.rules.slice(1)] },
  optimization: { moduleIds: 'named', chunkIds: 'named', minimize: false },
  plugins: [...production.plugins.filter((plugin) => !isDescriber(plugin)), ...refreshPlugins(library)],
});

/** The shell for development: React's own development build, so that a remote can be refreshed in it. Built once, not served. */
export function developShell([browser], describe) {
  return {
    ...common(browser, 'shell'),
    // Published remotes want the production runtime, which the shell itself does not use here.
    entry: { shell: ['@emotion/react/jsx-runtime', './src/browser/main.ts'] },
    output: { ...browser.output, path: path.join(browser.context, 'dist/dev'), filename: '[name].js', chunkFilename: '[name].js' },
    plugins: [...common(browser, 'shell').plugins, describe],
  };
}

/** A remote for development: served from `origin`, patched in the open page. */
export function remoteInDevelopment([browser], origin) {
  return {
    ...common(browser, browser.name),
    output: {
      ...browser.output,
      publicPath: `${origin}/`,
      // One that changes with the sources, as published builds have it, would make everything that is kept worthless with each edit.
      uniqueName: `${browser.name}_dev`,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: false,
    },
    optimization: { moduleIds: 'named', chunkIds: 'named', minimize: false, runtimeChunk: false },
  };
}

/** The same remote for the site's server, written to `folder`. */
export const remoteServerInDevelopment = ([, server], folder) => ({
  ...server,
  cache: cached(server.name.replace(':', '-')),
  output: { ...server.output, path: folder },
});

/** A remote with everything it needs in its own bundle: no federation, no shell (`src/standalone.tsx`). */
export function remoteAlone([browser]) {
  const { plugins, ...alone } = common(browser, browser.name);
  const isFederation = (plugin) => plugin.constructor.name === 'ModuleFederationPlugin';
  return {
    ...alone,
    entry: { standalone: './src/standalone.tsx' },
    output: { ...browser.output, publicPath: '/', filename: '[name].js', chunkFilename: '[name].js', clean: false },
    // A page is compiled when it is first looked at: a remote of forty pages is as soon there as one of four.
    experiments: { lazyCompilation: { entries: false, test: /\.page\.tsx?$/ } },
    plugins: plugins.filter((plugin) => !isFederation(plugin)),
  };
}
