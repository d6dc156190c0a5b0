import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { provided } from './shared-singletons.mjs';
import { laterSingletons } from './singletons.ts';
import { StaticFilesPlugin } from './static-files-plugin.mjs';

/** Chunks that are not part of a page's start: texts of one language, and code that the first screen does not need. */
const separateChunk = /^(texts|later)-/;
/** @param {{ canBeInitial: () => boolean, name?: string | null }} chunk */
const isOfStart = (chunk) => !chunk.canBeInitial() && !separateChunk.test(chunk.name ?? '');

/**
 * Builds each entry as one file, which the server prints into documents.
 * @param {{ directory: string, entry: Record<string, string> }} options
 */
function inlineConfig({ directory, entry }) {
  const config = baseConfig({
    name: 'shell-inline',
    directory,
    outputPath: path.join(directory, 'dist/inline'),
    entry,
  });
  return { ...config, devtool: false, plugins: [], output: { ...config.output, filename: '[name].js' } };
}

/**
 * The federation host of a page, for browsers. It provides the singletons in two chunks, React and all others. `release.json` lists the
 * scripts of each chunk and the hashed names of static files.
 * @param {{ name: string, directory: string, clientEntry: string, staticFiles: Record<string, string> }} options
 */
export function hostConfig({ name, directory, clientEntry, staticFiles }) {
  const client = baseConfig({
    name,
    directory,
    outputPath: path.join(directory, 'dist/client'),
    entry: { main: clientEntry },
    publicPath: '/shell/',
  });
  client.optimization.splitChunks = {
    cacheGroups: {
      default: false,
      defaultVendors: false,
      ...Object.fromEntries(
        Object.values(laterSingletons).map(({ chunk, modules }) => [
          chunk,
          { name: chunk, chunks: 'async', enforce: true, test: modules, priority: 1 },
        ]),
      ),
      // Stays in the browser's cache across releases.
      react: {
        name: 'react',
        chunks: isOfStart,
        enforce: true,
        test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
        priority: 1,
      },
      // Only files, without entries of module federation, which resolves those of a chunk before it executes the chunk, some of them from
      // this one.
      page: { name: 'page', chunks: isOfStart, enforce: true, test: /[\\/]/ },
    },
  };
  const files = new StaticFilesPlugin(staticFiles);
  client.plugins.push(
    files,
    new ModuleFederationPlugin({
      name,
      shared: provided,
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new ReleasePlugin({
      file: 'release.json',
      describe: (chunks, integrity) => ({ chunks, integrity, files: files.names }),
    }),
  );
  return client;
}

/**
 * The shell's builds: the host (`hostConfig`), its server, and the inline scripts of documents.
 * @param {{ directory: string, clientEntry: string, serverEntry: string, inlineEntries: Record<string, string>, staticFiles: Record<string,
 * string> }} options
 */
export function shellConfigs({ directory, clientEntry, serverEntry, inlineEntries, staticFiles }) {
  const client = hostConfig({ name: 'shell', directory, clientEntry, staticFiles });
  const server = baseConfig({
    name: 'shell',
    directory,
    server: true,
    outputPath: path.join(directory, 'dist/server'),
    entry: { main: serverEntry },
  });
  return [client, server, inlineConfig({ directory, entry: inlineEntries })];
}
