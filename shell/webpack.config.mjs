import { createRequire } from 'node:module';
import path from 'node:path';
import { hostConfig, shellConfigs } from '@gvg/build/webpack/shell.mjs';
import { fontFiles } from '@gvg/ui/fonts';

const require = createRequire(import.meta.url);
const fontsFolder = path.join(path.dirname(require.resolve('@fontsource/be-vietnam-pro/package.json')), 'files');
const icons = ['favicon.ico', 'icon.svg', 'icon-180.png', 'icon-512.png'];

const staticFiles = {
  ...Object.fromEntries(fontFiles.map((name) => [name, path.join(fontsFolder, name)])),
  ...Object.fromEntries(icons.map((name) => [name, path.join(import.meta.dirname, 'icons', name)])),
  'push-worker.js': path.join(import.meta.dirname, 'push-worker/push-worker.js'),
};

export default shellConfigs({
  directory: import.meta.dirname,
  clientEntry: './src/main.ts',
  serverEntry: './server/main.ts',
  inlineEntries: {
    'color-scheme': './src/inline/color-scheme.ts',
    'early-input': './src/inline/early-input.ts',
    'staff-preloads': './src/inline/staff-preloads.ts',
  },
  staticFiles,
});

/** The host for the development of a single remote (`stand-in/`). */
export const standInConfig = hostConfig({
  name: 'stand-in',
  directory: import.meta.dirname,
  clientEntry: './stand-in/page/main.ts',
  staticFiles,
});
