import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack, { type Configuration, type MultiStats } from 'webpack';
import { ROOT } from './build-targets';

/** Builds the named workspaces one after the other in this process, so that swc's plugins are compiled once. */
function build(configurations: Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closing) => {
        if (error ?? closing) reject(error ?? closing ?? new Error('webpack ended without a word'));
        else if (stats) resolve(stats);
      });
    });
  });
}

async function main(workspaces: string[]) {
  for (const workspace of workspaces) {
    const started = performance.now();
    const file = pathToFileURL(path.join(ROOT, workspace, 'webpack.config.mjs')).href;
    const { default: configurations } = (await import(file)) as { default: Configuration[] };
    const stats = await build(configurations);
    const said = stats.toString({ preset: 'errors-warnings', colors: false });
    if (stats.hasErrors() || stats.hasWarnings()) console.error(said);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${workspace}: ${stats.hasErrors() ? 'failed' : 'built'} in ${seconds} s`);
    if (stats.hasErrors()) process.exitCode = 1;
    else process.send?.({ built: workspace });
  }
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
