import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { destroyAll, openUnfinished } from '../traffic/raw-connection.ts';
import { serveOthersDuring } from '../traffic/serve-others.ts';

/** Time until the requests without a free connection to the service wait for one. */
const holdMs = 3_000;

export const droppedBodies: AttackCase = {
  name: 'unfinished bodies that are dropped together',
  run: ({ url }) =>
    serveOthersDuring(
      url,
      (async () => {
        for (const path of ['/v1/costs/estimate', '/v1/file-manager/upload', '/v1/costs/estimate']) {
          const sockets = await openUnfinished(url, { path, count: 150 });
          await pause(holdMs);
          destroyAll(sockets);
          await pause(500);
        }
      })(),
    ),
};
