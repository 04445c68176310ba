import webpack from 'webpack';
import { hashOf } from './embed-hashes.mjs';

const { chunkHasJs } = webpack.javascript.JavascriptModulesPlugin;
const { RuntimeGlobals, RuntimeModule, Template } = webpack;
/** As long as what takes their place, so that source positions stay. */
const NAME = 'hashes.********.js';
const HASH = `sha256-${'*'.repeat(44)}`;

/**
 * Every chunk is asked for with its hash. Those of the first page are known: the page carries them. Before the first other chunk the list of all
 * is loaded, whose hash the entry knows; without it no chunk comes.
 */
class ListedHashesModule extends RuntimeModule {
  constructor() {
    super('straits hashes', RuntimeModule.STAGE_ATTACH);
  }

  generate() {
    // What only takes a shared package from the page has no file.
    const fileless = [...this.chunk.getAllAsyncChunks()].filter((chunk) => !chunkHasJs(chunk, this.chunkGraph)).map(({ id }) => id);
    const { ensureChunk, getChunkScriptFilename, loadScript, publicPath } = RuntimeGlobals;
    return Template.asString([
      'var hashes = self.straitsHashes = self.straitsHashes || {}, list;',
      `var addressOf = (file) => new URL(${publicPath} + file, document.baseURI).href;`,
      'var loadList = () => new Promise((resolve, reject) => {',
      Template.indent([
        `var address = addressOf("${NAME}");`,
        `hashes[address] = "${HASH}";`,
        `${loadScript}(address, (event) => {`,
        Template.indent([
          'if (event && event.type === "load") return resolve();',
          'list = undefined;',
          'reject(Object.assign(new Error("Loading the list of hashes failed."), { name: "ChunkLoadError", request: address }));',
        ]),
        '}, "hashes");',
      ]),
      '});',
      `var ensure = ${ensureChunk}, fileless = ${JSON.stringify(fileless)};`,
      `${ensureChunk} = (id) => fileless.includes(id) || hashes[addressOf(${getChunkScriptFilename}(id))] ? ensure(id) : (list = list || loadList()).then(() => ensure(id));`,
    ]);
  }
}

/** For a remote: with a hundred files of texts, hashes in the entry would be most of what a cold page loads of it. */
export class ListHashes {
  apply(compiler) {
    compiler.hooks.compilation.tap('ListHashes', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('ListHashes', (source) =>
        Template.asString([source, 'var hash = self.straitsHashes[script.src];', 'if (hash) script.integrity = hash;']),
      );
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ListHashes', (chunk, needed) => {
        if (!needed.has(RuntimeGlobals.ensureChunk)) return;
        for (const global of [RuntimeGlobals.loadScript, RuntimeGlobals.publicPath, RuntimeGlobals.getChunkScriptFilename])
          needed.add(global);
        compilation.addRuntimeModule(chunk, new ListedHashesModule());
      });
      // After minimizing and after names were given by the real content: what is hashed is what is sent.
      compilation.hooks.processAssets.tap({ name: 'ListHashes', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 }, () =>
        write(compilation),
      );
    });
  }
}

/** The list is keyed by file; it writes down addresses, because two versions of a remote can be on a page. */
const scriptOf = (hashes) =>
  `(function(list){for(var file in list)self.straitsHashes[new URL(file,document.currentScript.src).href]=list[file]})(${JSON.stringify(hashes)})`;

function write(compilation) {
  const scripts = Object.keys(compilation.assets).filter((name) => name.endsWith('.js'));
  const textOf = (name) => compilation.getAsset(name).source.source().toString();
  const entry = scripts.find((name) => textOf(name).includes(NAME));
  if (!entry) return;
  const others = scripts.filter((name) => name !== entry).sort();
  const list = scriptOf(Object.fromEntries(others.map((name) => [name, hashOf(compilation.getAsset(name).source.buffer())])));
  const hash = hashOf(list);
  const name = NAME.replace('********', Buffer.from(hash.slice(7), 'base64').toString('hex').slice(0, 8));
  // Said to be minimized already, or it would be, and no longer be what was hashed.
  compilation.emitAsset(name, new webpack.sources.RawSource(list), { minimized: true });
  compilation.updateAsset(entry, new webpack.sources.RawSource(textOf(entry).replaceAll(NAME, name).replaceAll(HASH, hash)));
}
