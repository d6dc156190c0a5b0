import { remoteConfigs } from '@gvg/build/webpack/remote.mjs';
import { routeTable } from './route-table.ts';

export default remoteConfigs({
  name: 'mf-admin',
  directory: import.meta.dirname,
  exposes: { './application': { import: './src/expose/application.tsx', name: 'application' } },
  serverEntry: './server/main.ts',
  routes: routeTable,
  fragments: true,
});
