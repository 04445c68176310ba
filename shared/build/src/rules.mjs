import { createRequire } from 'node:module';
import TerserPlugin from 'terser-webpack-plugin';

const require = createRequire(import.meta.url);

/** swc's Wasm plugins follow its version exactly (stack-notes 1.3): all three are pinned together. */
// No labels, in development neither: class names must be those of the server's build.
const emotion = ['@swc/plugin-emotion', { sourceMap: false, autoLabel: 'never' }];
const effector = ['@effector/swc-plugin', {}];

const swc = ({ refresh, plugins }) => ({
  loader: require.resolve('swc-loader'),
  options: {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic', importSource: '@emotion/react', development: refresh, refresh } },
      experimental: { plugins },
    },
  },
});

/** Our own sources, in workspaces and shared packages. Only models have effector units, so only they pay for its plugin. */
export const sourceRules = ({ refresh = false } = {}) => [
  {
    test: /\.tsx?$/,
    // Ours are published as they are written.
    exclude: /node_modules\/(?!@straits\/)/,
    oneOf: [{ test: /\.model\.ts$/, ...swc({ refresh, plugins: [effector] }) }, swc({ refresh, plugins: [emotion] })],
  },
];

export const resolve = { extensions: ['.tsx', '.ts', '.mjs', '.js'] };

/** swcMinify is smaller than terser and takes 2.5 times less CPU (stack-notes 2.1). */
export const minimizer = [
  new TerserPlugin({
    extractComments: false,
    minify: TerserPlugin.swcMinify,
    parallel: false,
    terserOptions: { compress: { passes: 3 }, mangle: true },
  }),
];
