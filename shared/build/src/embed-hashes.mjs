import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, Template } = webpack;
const HASHES = `${RuntimeGlobals.require}.straitsHashes`;
/** As long as the hash that takes its place, so that the file's length and source positions stay. */
const placeholderOf = (id) => `sha256-${`*${id}*`.padEnd(44, '-')}`;

export const hashOf = (source) => `sha256-${createHash('sha256').update(source).digest('base64')}`;

/** Chunk id → hash of its file, in the runtime: for the first file of a build, whose own hash the registry (or the page) knows. */
class HashesModule extends RuntimeModule {
  constructor() {
    super('straits hashes', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    const ids = [...this.chunk.getAllAsyncChunks()].map((chunk) => String(chunk.id));
    return `${HASHES} = ${JSON.stringify(Object.fromEntries(ids.map((id) => [id, placeholderOf(id)])))};`;
  }
}

/**
 * For the shell: every chunk that it loads by itself carries its hash, so that one flipped byte is blocked by the browser. The hash that was
 * expected is left on the page, where a failed load is explained by it. Remotes have a list (list-hashes.mjs).
 */
export class EmbedHashes {
  apply(compiler) {
    compiler.hooks.compilation.tap('EmbedHashes', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('EmbedHashes', (source) =>
        Template.asString([
          source,
          `var hash = ${HASHES} && ${HASHES}[chunkId];`,
          'if (hash) { script.integrity = hash; (self.straitsHashes = self.straitsHashes || {})[url] = hash; }',
        ]),
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('EmbedHashes', (chunk, needed) => {
        if (needed.has(RuntimeGlobals.ensureChunk)) compilation.addRuntimeModule(chunk, new HashesModule());
      });
      // After minimizing and after names were given by the real content: what is hashed is what is sent.
      compilation.hooks.processAssets.tap({ name: 'EmbedHashes', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }, () =>
        fill(compilation),
      );
    });
  }
}

function fill(compilation) {
  const hashes = new Map();
  for (const chunk of compilation.chunks) {
    const file = [...chunk.files].find((name) => name.endsWith('.js'));
    if (file) hashes.set(placeholderOf(String(chunk.id)), hashOf(compilation.getAsset(file).source.buffer()));
  }
  for (const name of Object.keys(compilation.assets).filter((asset) => asset.endsWith('.js'))) {
    const text = compilation.getAsset(name).source.source().toString();
    if (!text.includes('sha256-*')) continue;
    const filled = text.replace(/sha256-\*[^"']{43}/g, (placeholder) => hashes.get(placeholder) ?? placeholder);
    compilation.updateAsset(name, new webpack.sources.RawSource(filled));
  }
}
