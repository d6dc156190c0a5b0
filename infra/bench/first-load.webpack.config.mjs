import path from 'node:path';
import webpack from 'webpack';
import { baseConfig } from '@gvg/build/webpack/base.mjs';
import { ReleasePlugin } from '@gvg/build/webpack/release-plugin.mjs';

const config = baseConfig({
  name: 'one-bundle',
  directory: import.meta.dirname,
  outputPath: path.join(import.meta.dirname, 'dist/one-bundle'),
  entry: { main: './src/first-load/one-bundle.ts' },
  publicPath: '/one-bundle/',
});

config.cache.buildDependencies.config = [import.meta.filename];
config.plugins.push(
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]load-exposed[.]ts$/,
    path.join(import.meta.dirname, 'src/first-load/bundled-application.ts'),
  ),
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]retry-shared-modules[.]ts$/,
    path.join(import.meta.dirname, 'src/first-load/no-shared-modules.ts'),
  ),
  new webpack.NormalModuleReplacementPlugin(
    /[\\/]hydrate-later[.]tsx$/,
    path.join(import.meta.dirname, 'src/first-load/hydrated-at-once.tsx'),
  ),
  new ReleasePlugin({ file: 'release.json', describe: (chunks) => ({ chunks }) }),
);

export default config;
