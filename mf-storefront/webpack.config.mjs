import { remoteConfigs } from '@gvg/build/webpack/remote.mjs';
import { routeTable } from './route-table.ts';

export default remoteConfigs({
  name: 'mf-storefront',
  directory: import.meta.dirname,
  exposes: {
    './application': { import: './src/expose/application.tsx', name: 'application' },
    './filter-drawer': { import: './src/expose/filter-drawer.ts', name: 'filter-drawer' },
    './search-suggestions': { import: './src/expose/search-suggestions.ts', name: 'search-suggestions' },
  },
  serverEntry: './server/main.ts',
  routes: routeTable,
  fragments: true,
});
