import { freePort } from '@gvg/testing/free-port';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { TestKeys } from '@gvg/testing/token-keys';
import { startTestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';
import { MongoClient } from 'mongodb';
import { inspectedAt, liveMegabytes } from './live-memory.ts';
import type { SocketNode } from './socket-node.ts';
import { startBenchBackingServices } from '../start-backing-services.ts';

export interface SocketsSite {
  /** The URL of the gateway, whose upstreams are chat and two nodes of realtime. */
  url: string;
  nodes: readonly (SocketNode & { kill(): Promise<void> })[];
  redisUrl: string;
  keys: TestKeys;
  close(): Promise<void>;
}

const namespace = `bench-sockets-${process.pid}`;

async function dropDatabase(uri: string): Promise<void> {
  const client = await MongoClient.connect(uri);
  await client.db(namespace).dropDatabase();
  await client.close();
}

/** Starts gateway, chat and two nodes of realtime in separate processes on the real backing services, with unreachable rate limits. */
export async function startSocketsSite(): Promise<SocketsSite> {
  const backingServices = await startBenchBackingServices();
  const { MONGODB_URI: mongoUri = '', REDIS_URL: redisUrl = '' } = backingServices.environment;
  const keys = await startTestKeys();
  const cleanups: (() => Promise<unknown>)[] = [
    () => backingServices.stop(),
    () => dropDatabase(mongoUri),
    () => keys.close(),
  ];
  const close = async () => {
    for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  };
  const environment = {
    ...backingServices.environment,
    ENVIRONMENT: 'STAGING',
    LOG_LEVEL: 'silent',
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    JWKS_URL: keys.url,
    INTERNAL_SECRET: 'a secret of this bench alone',
    LIMITS_SCALE: '1000000',
  };
  try {
    const chat = await startServiceProcess('chat', {
      ...environment,
      INTERNAL_PORT: '0',
      DATABASE_NAME: namespace,
      IDENTITY_INTERNAL_URL: unreachableUrl,
      CART_INTERNAL_URL: unreachableUrl,
      UPLOAD_INTERNAL_URL: unreachableUrl,
    });
    cleanups.push(() => chat.stop());
    const realtimeEnvironment = {
      ...environment,
      CHAT_INTERNAL_URL: chat.internalUrl ?? unreachableUrl,
      NOTIFY_INTERNAL_URL: unreachableUrl,
      PUBLIC_ORIGIN: 'https://shop.example',
    };
    const nodes: (SocketNode & { kill(): Promise<void> })[] = [];
    for (let count = 0; count < 2; count += 1) {
      const inspectorPort = await freePort();
      const { url, kill, stop } = await startServiceProcess('realtime', {
        ...realtimeEnvironment,
        NODE_OPTIONS: inspectedAt(inspectorPort),
      });
      nodes.push({ url, kill, stop, megabytes: () => liveMegabytes(inspectorPort) });
      cleanups.push(stop);
    }
    const gateway = await startServiceProcess('gateway', {
      ...environment,
      UPSTREAMS: JSON.stringify({ chat: [chat.url], realtime: nodes.map(({ url }) => url) }),
    });
    cleanups.push(() => gateway.stop());
    return { url: gateway.url, nodes, redisUrl, keys, close };
  } catch (error) {
    await close();
    throw error;
  }
}
