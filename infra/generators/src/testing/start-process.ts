import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server of the copy, started as in the site. */
export interface ServerProcess {
  url: string;
  internalUrl: string;
  stop(): Promise<void>;
}

/** Starts `script`, which reports its ports over IPC. Rejects with its output if it exits first. */
export async function startProcess(script: string, environment: Record<string, string>): Promise<ServerProcess> {
  const child = fork(script, {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], PORT: '0', INTERNAL_PORT: '0', ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = once(child, 'exit');
  const failed = ended.then(([code]) =>
    Promise.reject(new Error(`${script} ended with ${String(code)} before it was ready:\n${output}`)),
  );
  const [{ port, internalPort }] = (await Promise.race([once(child, 'message'), failed])) as [
    { port: number; internalPort?: number },
  ];
  failed.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    internalUrl: `http://127.0.0.1:${internalPort ?? port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
