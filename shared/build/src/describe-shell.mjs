import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chunksOf, describeFiles, usedFragments } from './describe-build.mjs';
import { providedVersions } from './shared-packages.mjs';

/** Writes `assets.json`: the shell's files and which of them start a page. */
export class DescribeShell {
  /** Without `describe` the files are only named: for development, where compressing them would take longer than building them. */
  constructor(describe = describeFiles) {
    this.describeFiles = describe;
  }

  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('DescribeShell', async (compilation) => {
      if (compilation.errors.length) return;
      const out = compilation.outputOptions.path;
      const files = await this.describeFiles(
        out,
        Object.keys(compilation.assets).filter((name) => !name.endsWith('.br')),
      );
      const entry = compilation.entrypoints.get('shell').getFiles();
      const promises = { provides: providedVersions(), uses: usedFragments(compilation, 'shell') };
      writeFileSync(path.join(out, 'assets.json'), JSON.stringify({ entry, chunks: chunksOf(compilation), files, ...promises }, null, 1));
    });
  }
}
