import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import webpack from 'webpack';
import { FRAGMENT_PROPS, propsSchemaOf } from '@straits/remote-contract/props';
import { contractFaults, readContract, readTexts, titlesOf } from './contract-check.mjs';
import { requiredRanges } from './shared-packages.mjs';

/** Bytes that a file takes on the wire at its best. */
const brotli = (content) =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

async function describeFile(directory, name) {
  const content = readFileSync(path.join(directory, name));
  const compressed = await brotli(content);
  writeFileSync(path.join(directory, `${name}.br`), compressed);
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`;
  return [name, { integrity, bytes: content.length, brotli: compressed.length }];
}

/** Describes every file as the registry wants it, and leaves its compressed twin beside it: as many at once as the machine can. */
export const describeFiles = async (directory, names) =>
  Object.fromEntries(await Promise.all(names.map((name) => describeFile(directory, name))));

/** Chunk name → files. `texts-en-json` is webpack's spelling of `texts-en`. */
export function chunksOf(compilation) {
  const chunks = {};
  for (const [name, group] of compilation.namedChunkGroups)
    chunks[name.replace(/^(texts-.+)-json$/, '$1')] = group.getFiles().filter((file) => file.endsWith('.js'));
  return chunks;
}

const weightOf = (names, files) => [...new Set(names)].reduce((sum, name) => sum + (files[name]?.brotli ?? 0), 0);

/** Script of this remote on a cold page, by route. */
const weights = (contract, chunks, files) =>
  Object.fromEntries(
    contract.routes.map((route) => [
      route.path,
      weightOf(
        [
          'remoteEntry.js',
          ...(chunks.pages ?? []),
          ...(chunks[route.chunk] ?? []),
          ...['en', ...route.texts.map((part) => `${part}-en`)].flatMap((texts) => chunks[`texts-${texts}`] ?? []),
        ],
        files,
      ),
    ]),
  );

const schemasOf = (names) => Object.fromEntries(names.map((name) => [name, propsSchemaOf(name)]));

/** Fragments of others whose names stand in the built files, with their props as this build understands them. */
export function usedFragments(compilation, own) {
  const texts = Object.keys(compilation.assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(path.join(compilation.outputOptions.path, name), 'utf8'));
  const isNamed = (name) => texts.some((text) => ['"', "'", '`'].some((quote) => text.includes(quote + name + quote)));
  return schemasOf(Object.keys(FRAGMENT_PROPS).filter((name) => !name.startsWith(`${own}/`) && isNamed(name)));
}

/** Shared packages that this build really asks for, with the range that it accepts. */
function requiresOf(compilation) {
  const ranges = requiredRanges();
  const asked = [...compilation.modules].flatMap((module) =>
    module.type === 'consume-shared-module' ? (module.options?.shareKey ?? []) : [],
  );
  return Object.fromEntries([...new Set(asked)].sort().map((name) => [name, ranges[name] ?? '*']));
}

/** What the build gives and needs, for can-i-deploy. */
function promisesOf(compilation, contract) {
  const own = contract.fragments.map(({ name }) => `${contract.name}/${name}`);
  return {
    exposes: Object.keys(chunksOf(compilation)).filter((name) => name === 'pages' || contract.fragments.some((one) => one.name === name)),
    requires: requiresOf(compilation),
    props: schemasOf(own.filter((name) => name in FRAGMENT_PROPS)),
    uses: usedFragments(compilation, contract.name),
  };
}

/** Checks a remote's contract against what was built, and writes `build.json`: what publishing needs to know. */
export class DescribeBuild {
  constructor(directory) {
    this.directory = directory;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('DescribeBuild', (compilation) => {
      compilation.hooks.afterProcessAssets.tap('DescribeBuild', () => this.check(compilation));
    });
    compiler.hooks.afterEmit.tapPromise('DescribeBuild', (compilation) => this.describe(compilation));
  }

  check(compilation) {
    const { contract, faults } = readContract(this.directory);
    const chunks = new Set(Object.keys(chunksOf(compilation)));
    const all = contract ? contractFaults({ contract, chunks, exposed: chunks, texts: readTexts(this.directory) }) : faults;
    // While a remote is being written its faults are said, but it can be seen.
    const said = process.env.STRAITS_DRAFT === 'true' && contract ? compilation.warnings : compilation.errors;
    for (const fault of all) said.push(new webpack.WebpackError(`${compilation.options.name}: ${fault}`));
  }

  async describe(compilation) {
    const { contract } = readContract(this.directory);
    if (!contract || compilation.errors.length) return;
    const out = compilation.outputOptions.path;
    const files = await describeFiles(
      out,
      Object.keys(compilation.assets).filter((name) => !name.endsWith('.br')),
    );
    const chunks = chunksOf(compilation);
    const routes = weights(contract, chunks, files);
    for (const [route, bytes] of Object.entries(routes)) {
      if (bytes > contract.budgetBytes) {
        compilation.warnings.push(
          new webpack.WebpackError(`${contract.name} ${route}: ${bytes} bytes of script, the budget is ${contract.budgetBytes}`),
        );
      }
    }
    const titles = titlesOf(contract, readTexts(this.directory));
    writeFileSync(
      path.join(out, 'build.json'),
      JSON.stringify({ contract, titles, files, chunks, routes, ...promisesOf(compilation, contract) }, null, 1),
    );
  }
}
