import path from 'node:path';
import { freePort } from '@gvg/testing/free-port';
import type { BackingService, Server, SourceName } from './backing-service.ts';
import { probeRabbit, probeRedis } from './probes.ts';
import { rabbitServers } from './rabbit-servers.ts';
import type { RabbitPrograms } from './rabbit-servers.ts';
import { redisServer } from './redis-server.ts';
import { user } from './credentials.ts';
import type { Runtime } from './runtime.ts';
import type { SourceContext } from './source.ts';

export async function privateRedis(
  source: SourceName,
  runtime: Runtime,
  program: string,
  { dataFolder, passwords }: SourceContext,
): Promise<BackingService> {
  const port = await freePort();
  const url = `redis://:${passwords.cache}@127.0.0.1:${port}`;
  return {
    name: 'cache',
    source,
    url,
    servers: [redisServer(runtime, program, path.join(dataFolder, 'redis'), url)],
    describe: async () => `Redis ${await probeRedis(url)}`,
  };
}

export async function privateRabbit(
  source: SourceName,
  runtime: Runtime,
  programs: RabbitPrograms,
  { dataFolder, passwords }: SourceContext,
): Promise<BackingService> {
  const ports = { amqp: await freePort(), distribution: await freePort(), epmd: await freePort() };
  const url = `amqp://${user}:${passwords.events}@127.0.0.1:${ports.amqp}`;
  const servers: Server[] = rabbitServers(runtime, programs, path.join(dataFolder, 'rabbitmq'), ports, url);
  return { name: 'events', source, url, servers, describe: async () => `RabbitMQ ${await probeRabbit(url)}` };
}
