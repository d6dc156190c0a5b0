import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { isDevelopment } from './base.mjs';

const isScript = (file) => file.endsWith('.js') && !file.includes('.hot-update.');

/**
 * Writes the release manifest of this build as one JSON file: the scripts of each named chunk, and their integrity.
 * @param {{ file: string, describe: (chunks: Record<string, string[]>, integrity: Record<string, string>) => unknown }} options
 */
export class ReleasePlugin {
  constructor({ file, describe }) {
    this.file = file;
    this.describe = describe;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ReleasePlugin', stage }, (assets) => {
        const filesOf = (chunks) => [...new Set(chunks.flatMap((chunk) => [...chunk.files]))].filter(isScript);
        // A chunk that no import names has only its own script.
        const chunks = Object.fromEntries(
          [...compilation.namedChunks].map(([name, chunk]) => [name, filesOf([chunk])]),
        );
        for (const [name, group] of compilation.namedChunkGroups) {
          chunks[name] = filesOf(group.chunks);
        }
        const integrity = {};
        for (const [file, source] of Object.entries(assets)) {
          // In development, files change without changing their names.
          if (isScript(file) && !isDevelopment)
            integrity[file] = `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`;
        }
        const text = JSON.stringify(this.describe(chunks, integrity), null, 1);
        compilation.emitAsset(this.file, new webpack.sources.RawSource(text));
      });
    });
  }
}
