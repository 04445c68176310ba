import webpack, { type Configuration, type MultiStats } from 'webpack';
import { partOf, type Part } from './build-targets';
import { loadConfigurations } from './workspace-builds';

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

/** Builds what is named (`mf-catalog:browser`) one after the other in this process, so that swc's plugins are compiled once. */
async function main(names: string[]) {
  for (const name of names) {
    const started = performance.now();
    const [workspace, part] = name.split(':') as [string, Part];
    const configurations = await loadConfigurations(workspace);
    const stats = await build(configurations.filter((one) => partOf(one.name) === part));
    const said = stats.toString({ preset: 'errors-warnings', colors: false });
    if (stats.hasErrors() || stats.hasWarnings()) console.error(said);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${name}: ${stats.hasErrors() ? 'failed' : 'built'} in ${seconds} s`);
    if (stats.hasErrors()) process.exitCode = 1;
    else process.send?.({ built: name });
  }
}

main(process.argv.slice(2)).catch((thrown: unknown) => {
  console.error(thrown);
  process.exitCode = 1;
});
