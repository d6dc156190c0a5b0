import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repository } from '../state/paths.ts';

/** A service run as the site runs it: a separate process, from source. */
export interface ServiceProcess {
  url: string;
  /** SIGKILL: no shutdown hook runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

export async function startServiceProcess(name: string, environment: Record<string, string>): Promise<ServiceProcess> {
  const child = fork(path.join(repository, 'services', name, 'src/main.ts'), { env: { ...process.env, ...environment, PORT: '0' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
  };
  const ready = once(child, 'message').then(([message]) => (message as { port: number }).port);
  const failed = ended.then(([code]) => Promise.reject(new Error(`${name} ended with ${String(code)} before it was ready`)));
  const port = await Promise.race([ready, failed, delay(30_000, undefined, { ref: false }).then(() => Promise.reject(new Error(`${name} was not ready in time`)))]);
  failed.catch(() => undefined);
  return { url: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
