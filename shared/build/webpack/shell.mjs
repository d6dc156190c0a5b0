import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig } from './base.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { provided } from './shared-singletons.mjs';

/** The shell's two builds: the host for browsers with everything shared in one vendor chunk, and its server. */
export function shellConfigs({ directory, clientEntry, serverEntry }) {
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
      vendor: { name: 'vendor', chunks: 'async', enforce: true, test: /node_modules[\\/](?!@module-federation)|shared[\\/](ui|router|i18n|browser-kit|contracts)[\\/]/ },
    },
  };
  client.plugins.push(
    new ModuleFederationPlugin({
      name: 'shell',
      shared: provided,
      dts: false,
      manifest: false,
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
    }),
    new ReleasePlugin({ file: 'release.json', describe: (chunks, integrity) => ({ chunks, integrity }) }),
  );
  const server = baseConfig({ name: 'shell', directory, server: true, outputPath: path.join(directory, 'dist/server'), entry: { main: serverEntry } });
  return [client, server];
}
