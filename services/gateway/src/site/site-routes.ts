import type { ServerResponse } from 'node:http';
import type { Health } from '@gvg/service-kit/health';
import type { Metrics } from '@gvg/service-kit/metrics';
import { answerJson, answerText } from '../answers/answer-text.ts';
import type { Upstream } from '../proxy/upstream.ts';
import { publicSiteHealth, siteHealth } from './site-health.ts';
import { siteMetrics } from './site-metrics.ts';

export interface SiteRoutes {
  /** Answers the gateway's own paths; false for any other. `inside`: asked on the listener that the outside does not reach. */
  answer(path: string, response: ServerResponse, inside: boolean): boolean;
}

type Answer = (response: ServerResponse, inside: boolean) => void | Promise<void>;

/** Health for everybody; details and measurements only inside. */
export function createSiteRoutes({ health, metrics, upstreams }: { health: Health; metrics: Metrics; upstreams: readonly Upstream[] }): SiteRoutes {
  const ownMetrics = async () => {
    await health.report();
    return metrics.registry.metrics();
  };
  const forAll: Record<string, Answer> = {
    '/health/live': (response) => {
      answerJson(response, 200, { live: true });
    },
    '/health/ready': async (response) => {
      const report = await health.report();
      answerJson(response, report.ready ? 200 : 503, report);
    },
    '/health/site': async (response, inside) => {
      const report = await siteHealth(upstreams);
      answerJson(response, report.ready ? 200 : 503, inside ? report : publicSiteHealth(report));
    },
  };
  const forInside: Record<string, Answer> = {
    '/metrics': async (response) => {
      answerText(response, 200, metrics.registry.contentType, await ownMetrics());
    },
    '/metrics/site': async (response) => {
      answerText(response, 200, metrics.registry.contentType, await siteMetrics(await ownMetrics(), upstreams));
    },
  };

  return {
    answer(path, response, inside) {
      const answer = forAll[path] ?? (inside ? forInside[path] : undefined);
      if (answer === undefined) return false;
      void answer(response, inside);
      return true;
    },
  };
}
