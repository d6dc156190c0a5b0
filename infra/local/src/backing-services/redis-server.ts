import type { Server } from './backing-service.ts';
import { probeRedis } from './probes.ts';
import type { Runtime } from './runtime.ts';

/** A private Redis that persists every acknowledged write except those of the last second. */
export function redisServer(runtime: Runtime, program: string, dataFolder: string, port: number): Server {
  runtime.prepare(dataFolder);
  const settings = ['--bind', '127.0.0.1', '--port', String(port), '--dir', runtime.runtimePath(dataFolder), '--appendonly', 'yes', '--save', '', '--daemonize', 'no'];
  return {
    name: 'redis',
    definition: runtime.command(program, settings, dataFolder),
    probe: async () => void (await probeRedis(`redis://127.0.0.1:${port}`)),
  };
}
