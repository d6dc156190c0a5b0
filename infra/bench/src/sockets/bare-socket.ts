import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import { inspectedAt, liveMegabytes } from './live-memory.ts';
import type { SocketNode } from './socket-node.ts';

/** Starts a bare socket.io node with the Redis adapter in a separate process. */
export async function startBareSocket(redisUrl: string, prefix: string): Promise<SocketNode> {
  const inspectorPort = await freePort();
  const child = fork(path.join(import.meta.dirname, 'bare-socket-main.ts'), {
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: inspectedAt(inspectorPort) },
  });
  child.send({ url: redisUrl, prefix });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${port}`,
    megabytes: () => liveMegabytes(inspectorPort),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
