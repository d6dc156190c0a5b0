import type { AttackCase } from '../attack-case.ts';
import { expectAtMost } from '../expect.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

const requests = 600;

/** Returns the number of readiness checks that the catalogue has received, from its metrics. */
async function checksReceived({ environment }: { environment: Record<string, string> }): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics/site', environment['GATEWAY_INTERNAL_URL']))).text();
  return [
    ...metrics.matchAll(
      /^http_request_duration_seconds_count\{(?=[^}]*route="\/health\/ready")[^}]*service="catalogue"[^}]*\} (\d+)/gm,
    ),
  ].reduce((sum, [, count]) => sum + Number(count), 0);
}

export const siteHealth: AttackCase = {
  name: 'many requests for the health of the site',
  async run(site) {
    const before = await checksReceived(site);
    const startedAt = performance.now();
    const flood = Promise.all(
      Array.from({ length: requests }, async () => (await fetch(new URL('/health/site', site.url))).arrayBuffer()),
    );
    const others = await serveOthersDuring(site.url, flood);
    const checks = (await checksReceived(site)) - before;
    expectAtMost(
      `checks of the catalogue by ${requests} requests`,
      checks,
      20 + Math.ceil((performance.now() - startedAt) / 1_000),
    );
    return `${checks} checks of the catalogue by ${requests} requests; ${others}`;
  },
};
