import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { laterSingletons, provided } from './shared-singletons.mjs';
import { StaticFilesPlugin } from './static-files-plugin.mjs';

/** Chunks that are not merged into the vendor chunk: texts of one language, and code that the first screen does not need. */
const separateChunk = /^(texts|later)-/;

/**
 * The shell's two builds: the federation host for browsers with all shared modules in one vendor chunk, and its server. `release.json` names the scripts of each
 * chunk and the hashed names of static files.
 * @param {{ directory: string, clientEntry: string, serverEntry: string, staticFiles: Record<string, string> }} options
 */
export function shellConfigs({ directory, clientEntry, serverEntry, staticFiles }) {
  const client = baseConfig({
    name: 'shell',
    directory,
    outputPath: path.join(directory, 'dist/client'),
    entry: { main: clientEntry },
    publicPath: '/shell/',
  });
  client.optimization.splitChunks = {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      ...Object.fromEntries(Object.values(laterSingletons).map(({ chunk, modules }) => [chunk, { name: chunk, chunks: 'async', enforce: true, test: modules, priority: 1 }])),
      vendor: {
        name: 'vendor',
        chunks: (chunk) => !chunk.canBeInitial() && !separateChunk.test(chunk.name ?? ''),
        enforce: true,
        test: /node_modules[\\/](?!@module-federation)|shared[\\/](ui|router|i18n|browser-kit|contracts)[\\/]/,
      },
    },
  };
  const files = new StaticFilesPlugin(staticFiles);
  client.plugins.push(
    files,
    new ModuleFederationPlugin({
      name: 'shell',
      shared: provided,
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new ReleasePlugin({ file: 'release.json', describe: (chunks, integrity) => ({ chunks, integrity, files: files.names }) }),
  );
  const server = baseConfig({ name: 'shell', directory, server: true, outputPath: path.join(directory, 'dist/server'), entry: { main: serverEntry } });
  return [client, server];
}
