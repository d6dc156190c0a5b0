import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import type { Db } from 'mongodb';
import { openBrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import type { BrokerProxy } from '@gvg/messaging/broker/broker-proxy.fixtures';
import { backingServices } from '@gvg/testing/backing-services';
import { freePort } from '@gvg/testing/free-port';
import { startServiceProcess } from '@gvg/testing/service-process';
import type { ServiceProcess } from '@gvg/testing/service-process';
import { startTestKeys } from '@gvg/testing/token-keys';
import type { TestKeys } from '@gvg/testing/token-keys';
import { unreachableUrl } from '@gvg/testing/unreachable-url';

/** Process that restarts on the same ports, so that callers still find it. */
export interface Instance {
  url: string;
  internalUrl: string;
  kill(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export interface TalkingSite {
  gatewayUrl: string;
  keys: TestKeys;
  chats: readonly [Instance, Instance];
  nodes: readonly [Instance, Instance];
  notify: Instance;
  /** Proxies to Redis and RabbitMQ for all processes. Cutting one affects only this site. */
  redis: BrokerProxy;
  broker: BrokerProxy;
  chatDatabase: Db;
  stop(): Promise<void>;
}

async function startInstance(service: string, environment: Record<string, string>): Promise<Instance> {
  const [port, internalPort] = [await freePort(), await freePort()];
  const start = () =>
    startServiceProcess(service, { ...environment, PORT: String(port), INTERNAL_PORT: String(internalPort) });
  let running: ServiceProcess = await start();
  return {
    url: running.url,
    internalUrl: `http://127.0.0.1:${internalPort}`,
    kill: () => running.kill(),
    restart: async () => void (running = await start()),
    stop: () => running.stop(),
  };
}

/** Runs the processes of a conversation on their own data: the gateway, two instances of chat, two socket nodes, notify. Other services are absent. */
export async function startTalkingSite(): Promise<TalkingSite> {
  const namespace = `test-talking-${randomBytes(4).toString('hex')}`;
  const addresses = backingServices();
  const [keys, redis, broker] = await Promise.all([
    startTestKeys(),
    openBrokerProxy(addresses.REDIS_URL),
    openBrokerProxy(addresses.AMQP_URL),
  ]);
  const client = await MongoClient.connect(addresses.MONGODB_URI);
  const databaseOf = (service: string) => `${namespace}-${service}`;
  const common = {
    ENVIRONMENT: 'DEVELOPMENT',
    LOG_LEVEL: 'silent',
    LIMITS_SCALE: '100000',
    MONGODB_URI: addresses.MONGODB_URI,
    AMQP_URL: broker.url,
    REDIS_URL: redis.url,
    EVENT_NAMESPACE: namespace,
    REDIS_PREFIX: `${namespace}:`,
    INTERNAL_SECRET: 'a secret of this test alone',
    PUBLIC_ORIGIN: 'https://shop.example',
    JWKS_URL: keys.url,
    IDENTITY_INTERNAL_URL: unreachableUrl,
    CART_INTERNAL_URL: unreachableUrl,
    UPLOAD_INTERNAL_URL: unreachableUrl,
  };
  const startChat = () => startInstance('chat', { ...common, DATABASE_NAME: databaseOf('chat') });
  const chats = [await startChat(), await startChat()] as const;
  const callers = { ...common, CHAT_INTERNAL_URL: chats[0].internalUrl };
  const notify = await startInstance('notify', {
    ...callers,
    DATABASE_NAME: databaseOf('notify'),
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Shop <shop@example.com>',
  });
  const startNode = () =>
    startInstance('realtime', { ...callers, NOTIFY_INTERNAL_URL: notify.internalUrl, TRUST_PROXY_HOPS: '1' });
  const nodes = [await startNode(), await startNode()] as const;
  const upstreams = { chat: chats.map(({ url }) => url), realtime: nodes.map(({ url }) => url), notify: [notify.url] };
  const gateway = await startInstance('gateway', { ...common, UPSTREAMS: JSON.stringify(upstreams) });

  return {
    gatewayUrl: gateway.url,
    keys,
    chats,
    nodes,
    notify,
    redis,
    broker,
    chatDatabase: client.db(databaseOf('chat')),
    async stop() {
      for (const group of [[gateway], nodes, [notify, ...chats]])
        await Promise.all(group.map((instance) => instance.stop()));
      await Promise.all([redis.disconnect(), broker.disconnect(), keys.close()]);
      await Promise.all(['chat', 'notify'].map((service) => client.db(databaseOf(service)).dropDatabase()));
      await client.close();
    },
  };
}
