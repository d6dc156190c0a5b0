import type { Server } from './backing-service.ts';
import { probeRedis } from './probes.ts';
import type { Runtime } from './runtime.ts';

/** A private Redis that persists every acknowledged write except those of the last second. `url` names its port and its password. */
export function redisServer(runtime: Runtime, program: string, dataFolder: string, url: string): Server {
  const { port, password } = new URL(url);
  runtime.prepare(dataFolder);
  const folder = runtime.runtimePath(dataFolder);
  // A command line is visible to every user of the machine; the file is not.
  const settings = [
    'bind 127.0.0.1',
    `port ${port}`,
    `dir "${folder}"`,
    'appendonly yes',
    'save ""',
    'daemonize no',
    `requirepass ${password}`,
  ];
  runtime.writeFile(dataFolder, 'redis.conf', `${settings.join('\n')}\n`);
  return {
    name: 'redis',
    definition: runtime.command(program, [`${folder}/redis.conf`], dataFolder),
    probe: async () => void (await probeRedis(url)),
  };
}
