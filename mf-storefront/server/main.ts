import path from 'node:path';
import { runRemote } from '@gvg/remote-server/run-remote';
import { storefront } from '../src/storefront.remote.tsx';
import { sitemapRoute } from './sitemap/sitemap.route.ts';
import { sampleApi, samplePaths } from './warm-up/sample-api.ts';

await runRemote({
  definition: storefront,
  clientFolder: path.resolve(import.meta.dirname, '../client'),
  routes: ({ app, origin, apiFor }) => sitemapRoute(app, { origin, api: () => apiFor('vi') }),
  warmUp: { api: sampleApi, paths: samplePaths },
});
