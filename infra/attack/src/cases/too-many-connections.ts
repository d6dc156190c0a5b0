import { setTimeout as pause } from 'node:timers/promises';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { destroyAll, openConnection } from '../traffic/raw-connection.ts';

/** The site's own limits are scaled up, so this case starts a gateway with a tenth of them: 26 connections per address. */
export const tooManyConnections: AttackCase = {
  name: 'connections beyond the share of an address',
  async run() {
    const gateway = await startServiceProcess('gateway', {
      ENVIRONMENT: 'DEVELOPMENT',
      LIMITS_SCALE: '0.1',
      TRUST_PROXY_HOPS: '0',
      REDIS_URL: 'redis://127.0.0.1:1',
      AMQP_URL: 'amqp://127.0.0.1:1',
      UPSTREAMS: '{}',
    });
    const sockets = Array.from({ length: 60 }, () =>
      openConnection(new URL(gateway.url), 'GET /health/live HTTP/1.1\r\nhost: x\r\n\r\n').resume(),
    );
    await pause(1_000);
    const open = sockets.filter(({ closed }) => !closed).length;
    destroyAll(sockets);
    await gateway.stop();
    expectEqual('connections that stay open', open, 26);
    return `${open} of ${sockets.length} stay open`;
  },
};
