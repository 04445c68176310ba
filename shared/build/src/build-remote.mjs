#!/usr/bin/env node
import path from 'node:path';
import { pathToFileURL } from 'node:url';
// Shared packages are published as TypeScript.
import 'tsx';
import webpack from 'webpack';

// For a remote in a repository of its own: builds the remote of this folder into `dist`, as `npm run build` does here.
process.env.NODE_ENV = 'production';
const { default: configurations } = await import(pathToFileURL(path.resolve('webpack.config.mjs')).href);
const compiler = webpack(configurations);
const said = (error, stats) => error ?? stats?.toString({ preset: 'errors-warnings', colors: false });
compiler.run((error, stats) => {
  console.error(said(error, stats));
  process.exitCode = error || stats?.hasErrors() ? 1 : 0;
  compiler.close(() => undefined);
});
