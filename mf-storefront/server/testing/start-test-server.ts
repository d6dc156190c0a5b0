import { createApp } from '@gvg/service-kit/app';
import { Health } from '@gvg/service-kit/health';
import { listen } from '@gvg/service-kit/listener';
import { createLogger } from '@gvg/service-kit/logger';
import { createMetrics } from '@gvg/service-kit/metrics';
import type { Router } from 'express';

export interface TestServer {
  url: string;
  close: () => Promise<void>;
}

/** Serves routes with the same app as the real server, on a free port. */
export async function startTestServer(mount: (routes: Router) => void): Promise<TestServer> {
  const logger = createLogger({ name: 'mf-storefront', level: 'silent' });
  const metrics = createMetrics('mf-storefront');
  const { app, routes } = createApp({ logger, metrics, health: new Health(metrics), trustedProxyHops: 0 });
  mount(routes);
  const listener = await listen(app, { host: '127.0.0.1', port: 0 });
  return { url: `http://127.0.0.1:${listener.port}`, close: () => listener.close() };
}
