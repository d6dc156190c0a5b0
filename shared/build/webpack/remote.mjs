import { createHash } from 'node:crypto';
import path from 'node:path';
import { pageContractVersion } from '@gvg/contracts/composition/page-contract';
import { locales } from '@gvg/contracts/values/locale';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfig, isDevelopment } from './base.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { consumed } from './shared-singletons.mjs';

/** Returns the version of a release: a hash of its files, so that the same sources produce the same version. */
const versionOf = (integrity) =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(integrity).sort()))
    .digest('hex')
    .slice(0, 12);

/**
 * The two builds of a remote: `dist/client` (assets, with `release.json`) and `dist/server/main.js` (its own server: assets and fragments).
 * @param {{
 *   name: string, directory: string,
 *   exposes: Record<string, { import: string, name: string }>,
 *   serverEntry: string,
 *   routes: readonly { name: string, path: string, layout: 'bare' | 'public' | 'admin' }[],
 *   fragments: boolean,
 * }} options `routes` are the remote's pages: path pattern, layout, and the name in `route-<name>`, the chunk to preload for it in addition
 * to the exposed application. `staff-<name>` is loaded only by staff, with texts from `staff-texts-<locale>`.
 */
export function remoteConfigs({ name, directory, exposes, serverEntry, routes, fragments }) {
  const release = (chunks, integrity) => {
    const files = (names) => [...new Set(names.flatMap((chunk) => chunks[chunk] ?? []))];
    const application = files(['application']);
    const staffPages = routes.filter(({ name: route }) => chunks[`staff-${route}`] !== undefined);
    return {
      name,
      version: versionOf(integrity),
      pageContract: pageContractVersion,
      entry: chunks[name]?.[0] ?? Object.keys(integrity).find((file) => file.startsWith('remoteEntry')),
      preloads: {
        '*': application,
        ...Object.fromEntries(routes.map((route) => [route.path, files([`route-${route.name}`])])),
      },
      ...(staffPages.length === 0
        ? {}
        : {
            staffPreloads: {
              pages: Object.fromEntries(staffPages.map((route) => [route.path, files([`staff-${route.name}`])])),
              texts: Object.fromEntries(locales.map((locale) => [locale, files([`staff-texts-${locale}`])])),
            },
          }),
      integrity,
      routes: routes.map((route) => ({ path: route.path, layout: route.layout })),
      widgets: Object.keys(exposes).filter((exposed) => exposed !== './application'),
      fragments,
    };
  };
  const client = baseConfig({ name, directory, outputPath: path.join(directory, 'dist/client'), entry: {} });
  client.plugins.push(
    new ModuleFederationPlugin({
      name,
      // Assigned as a global property, because the registry name is not a valid identifier for `var`.
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
  const server = baseConfig({
    name,
    directory,
    server: true,
    outputPath: path.join(directory, 'dist/server'),
    entry: { main: serverEntry },
  });
  return [client, server];
}
