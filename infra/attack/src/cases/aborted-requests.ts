import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { destroyAll, openConnection, openUnfinished } from '../traffic/raw-connection.ts';

/** Times of the disconnect: within a body, and before a page is rendered. */
const [bodyMs, pageMs] = [2_000, 50];
/** Log lines are written in batches. */
const flushMs = 1_000;

export const abortedRequests: AttackCase = {
  name: 'clients that disconnect',
  async run({ url, dataFolder }) {
    const errorsOf = (name: string) =>
      readFileSync(path.join(dataFolder, 'logs', `${name}.log`), 'utf8').match(/"level":"(error|fatal)"/g)?.length ?? 0;
    const count = () => ['gateway', 'shell', 'catalogue', 'upload'].map((name) => [name, errorsOf(name)]);
    const before = count();
    const bodies = await openUnfinished(url, { path: '/v1/costs/estimate', count: 50 });
    await pause(bodyMs);
    const pages = Array.from({ length: 50 }, (_, index) =>
      openConnection(url, `GET /search?page=${index + 1} HTTP/1.1\r\nhost: ${url.host}\r\n\r\n`),
    );
    await pause(pageMs);
    destroyAll([...pages, ...bodies]);
    await pause(flushMs);
    expectEqual('errors in the logs', count(), before);
    return 'no error in the logs';
  },
};
