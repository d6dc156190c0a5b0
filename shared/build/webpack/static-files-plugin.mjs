import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

const hashedName = (file, content) => {
  const { name, ext } = path.parse(file);
  return `${name}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}${ext}`;
};

/** Emits files that no script imports (fonts, icons) under names with a content hash. `names` maps each name to its hashed name. */
export class StaticFilesPlugin {
  /** @param {Record<string, string>} files absolute path of each file by its name without hash */
  constructor(files) {
    this.files = files;
    this.names = {};
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StaticFilesPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'StaticFilesPlugin', stage }, () => {
        for (const [name, file] of Object.entries(this.files)) {
          const content = readFileSync(file);
          compilation.fileDependencies.add(file);
          this.names[name] = hashedName(name, content);
          compilation.emitAsset(this.names[name], new webpack.sources.RawSource(content));
        }
      });
    });
  }
}
