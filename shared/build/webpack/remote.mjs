import { createHash } from 'node:crypto';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, isDevelopment } from './base.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { consumed } from './shared-singletons.mjs';

/** Version of a release: what its files are, so that the same sources are the same release. */
const versionOf = (integrity) => createHash('sha256').update(JSON.stringify(Object.entries(integrity).sort())).digest('hex').slice(0, 12);

/**
 * The two builds of a remote: `dist/client` (assets, with `release.json`) and `dist/server/main.js` (its own server: assets and fragments).
 * @param {{
 *   name: string, directory: string,
 *   exposes: Record<string, { import: string, name: string }>,
 *   serverEntry: string,
 *   routes: Record<string, string[]>,
 *   widgets?: string[], fragments: boolean,
 * }} options `routes` maps a path pattern to the names of the chunks that it needs first, beside the exposed application
 */
export function remoteConfigs({ name, directory, exposes, serverEntry, routes, widgets = [], fragments }) {
  const release = (chunks, integrity) => {
    const files = (names) => [...new Set(names.flatMap((chunk) => chunks[chunk] ?? []))];
    const application = files(['application']);
    return {
      name,
      version: versionOf(integrity),
      entry: chunks[name]?.[0] ?? Object.keys(integrity).find((file) => file.startsWith('remoteEntry')),
      preloads: { '*': application, ...Object.fromEntries(Object.entries(routes).map(([route, names]) => [route, files(names)])) },
      integrity,
      routes: Object.keys(routes),
      widgets,
      fragments,
    };
  };
  const client = baseConfig({ name, directory, outputPath: path.join(directory, 'dist/client'), entry: {} });
  client.plugins.push(
    new ModuleFederationPlugin({
      name,
      // A global by its registry name, which is no identifier that a `var` could have.
      library: { type: 'global', name },
      filename: isDevelopment ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
      exposes,
      shared: consumed,
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new ReleasePlugin({ file: 'release.json', describe: release }),
  );
  const server = baseConfig({ name, directory, server: true, outputPath: path.join(directory, 'dist/server'), entry: { main: serverEntry } });
  return [client, server];
}
