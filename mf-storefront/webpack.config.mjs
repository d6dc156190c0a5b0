import { remoteConfigs } from '@gvg/build/webpack/remote.mjs';
import { routeChunks } from './route-chunks.ts';

export default remoteConfigs({
  name: 'mf-storefront',
  directory: import.meta.dirname,
  exposes: { './application': { import: './src/expose/application.tsx', name: 'application' } },
  serverEntry: './server/main.ts',
  routes: routeChunks,
  fragments: true,
});
