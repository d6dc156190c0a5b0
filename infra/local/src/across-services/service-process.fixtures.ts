import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from '../state/paths.ts';

/** A service run as the site runs it: a separate process, from source. */
export interface ServiceProcess {
  url: string;
  /** SIGKILL: no shutdown hook runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const startTimeoutMs = 60_000;

/** Listens on a free port, or on PORT of its environment. */
export async function startServiceProcess(name: string, environment: Record<string, string>): Promise<ServiceProcess> {
  const child = fork(path.join(repository, 'services', name, 'src/main.ts'), { env: { ...process.env, PORT: '0', ...environment }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const ended = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await ended;
    }
  };
  const startTimer = setTimeout(() => void end('SIGKILL'), startTimeoutMs);
  const ready = once(child, 'message').then(([message]) => (message as { port: number }).port);
  const failed = ended.then(([code]) => Promise.reject(new Error(`${name} ended with ${String(code)} before it was ready`)));
  failed.catch(() => undefined);
  const port = await Promise.race([ready, failed]).finally(() => {
    clearTimeout(startTimer);
  });
  return { url: `http://127.0.0.1:${port}`, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
