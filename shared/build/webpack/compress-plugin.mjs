import { promisify } from 'node:util';
import zlib from 'node:zlib';
import webpack from 'webpack';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const compressible = /[.](js|css|svg|json|webmanifest)$/;
const minimumBytes = 600;

/** Emits `.br` and `.gz` variants of every text file at the best ratio, instead of compressing on each request. */
export class CompressPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('CompressPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER;
      compilation.hooks.processAssets.tapPromise({ name: 'CompressPlugin', stage }, async (assets) => {
        await Promise.all(
          Object.entries(assets)
            .filter(([name, source]) => compressible.test(name) && source.size() > minimumBytes)
            .map(async ([name, source]) => {
              const content = source.buffer();
              const params = {
                [zlib.constants.BROTLI_PARAM_QUALITY]: 11,
                [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
              };
              const [brotliContent, gzipContent] = await Promise.all([
                brotli(content, { params }),
                gzip(content, { level: 9 }),
              ]);
              compilation.emitAsset(`${name}.br`, new webpack.sources.RawSource(brotliContent));
              compilation.emitAsset(`${name}.gz`, new webpack.sources.RawSource(gzipContent));
            }),
        );
      });
    });
  }
}
