import { createApp } from '@gvg/service-kit/app';
import { ShutdownHooks } from '@gvg/service-kit/shutdown-hooks';
import { readEnvironment } from '@gvg/service-kit/environment';
import { Health } from '@gvg/service-kit/health';
import { listen } from '@gvg/service-kit/listener';
import { createLogger } from '@gvg/service-kit/logger';
import { createMetrics } from '@gvg/service-kit/metrics';
import type { RunningService } from '@gvg/service-kit/service';
import { apiFor, apiState } from './api.ts';
import { assetsRoute } from './assets.route.ts';
import { fragmentRoute } from './fragment/fragment.route.ts';
import { readRelease } from './read-release.ts';
import { sitemapRoute } from './sitemap/sitemap.route.ts';
import { storefrontEnvironment } from './storefront.environment.ts';
import { warmUp } from './warm-up/warm-up.ts';

/** Starts the remote's server in this process: assets, fragments and the sitemap. It listens after the warm-up. */
export async function startStorefront(source: NodeJS.ProcessEnv, clientFolder: string): Promise<RunningService> {
  const environment = readEnvironment(storefrontEnvironment, source);
  const logger = createLogger({ name: 'mf-storefront', level: environment.LOG_LEVEL });
  const metrics = createMetrics('mf-storefront');
  const health = new Health(metrics);
  const shutdownHooks = new ShutdownHooks(logger);
  const release = readRelease(clientFolder);
  const { API_URL: apiUrl, PUBLIC_ORIGIN: origin } = environment;

  health.addDependency('api', () => apiState(apiUrl), { required: false });
  const { app, routes } = createApp({ logger, metrics, health, trustedProxyHops: environment.TRUST_PROXY_HOPS });
  assetsRoute(routes, { release, clientFolder, releasesFolder: environment.RELEASES_FOLDER });
  fragmentRoute(routes, { origin, build: release.version, apiFor: (locale) => apiFor(apiUrl, locale) });
  sitemapRoute(routes, { origin, api: () => apiFor(apiUrl, 'vi') });

  await warmUp({ origin, build: release.version });
  const listener = await listen(app, { host: environment.HOST, port: environment.PORT });
  shutdownHooks.add(() => listener.close());
  logger.info({ port: listener.port, version: release.version }, 'ready');
  return {
    port: listener.port,
    internalPort: undefined,
    stop: async () => {
      health.stop();
      await shutdownHooks.run();
      logger.info('stopped');
    },
  };
}
