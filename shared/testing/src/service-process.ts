import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repositoryRoot } from './repository-root.ts';

/** A service run as the site runs it: a separate process, from source. */
export interface ServiceProcess {
  url: string;
  /** URL of its internal listener; undefined without INTERNAL_PORT. */
  internalUrl: string | undefined;
  pid: number;
  /** SIGKILL: no shutdown hook runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** SIGSTOP: nothing runs until `resume`. A suspended process cannot `stop`. */
  suspend(): void;
  resume(): void;
}

/** Only limits a start that hangs: up to nine services start at once during other tests on two cores. */
const startTimeoutMs = 120_000;

const originOf = (port: number) => `http://127.0.0.1:${port}`;

interface ProcessOptions {
  /** Receives its log. */
  onOutput?: (text: string) => void;
  /** Options for Node, such as the memory limits that the site sets. */
  nodeOptions?: readonly string[];
  /** Its entry script in the folder. */
  main?: string;
}

/**
 * Starts `services/<name>` as a process with `environment` and this process's own, on a free port unless `environment` sets one. Resolves
 * when it is ready.
 */
export function startServiceProcess(
  name: string,
  environment: Record<string, string>,
  options: ProcessOptions = {},
): Promise<ServiceProcess> {
  return startWorkspaceProcess(`services/${name}`, environment, options);
}

/** Like `startServiceProcess`, for a server in any folder of the repository. */
export async function startWorkspaceProcess(
  folder: string,
  environment: Record<string, string>,
  { onOutput, main = 'src/main.ts', nodeOptions = [] }: ProcessOptions = {},
): Promise<ServiceProcess> {
  const name = path.basename(folder);
  const child = fork(path.join(repositoryRoot(), folder, main), {
    env: { ...process.env, PORT: '0', ...environment },
    execArgv: [...process.execArgv, ...nodeOptions],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let lastOutput = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    lastOutput = text;
    onOutput?.(text);
  });
  const exited = once(child, 'exit');
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await exited;
  };
  const ready = once(child, 'message', { signal: AbortSignal.timeout(startTimeoutMs) }).then(
    ([message]) => message as { port: number; internalPort: number | undefined },
    (error: unknown) => {
      throw new Error(`${name} was not ready within ${startTimeoutMs} ms`, { cause: error });
    },
  );
  // 'close' is emitted after all output, which contains the reason.
  const failed = once(child, 'close').then(([code]) =>
    Promise.reject(new Error(`${name} exited with ${String(code)} before it was ready: ${lastOutput}`)),
  );
  failed.catch(() => undefined);
  ready.catch(() => undefined);
  try {
    const { port, internalPort } = await Promise.race([ready, failed]);
    return {
      url: originOf(port),
      internalUrl: internalPort === undefined ? undefined : originOf(internalPort),
      pid: child.pid as number,
      kill: () => end('SIGKILL'),
      stop: () => end('SIGTERM'),
      suspend: () => void child.kill('SIGSTOP'),
      resume: () => void child.kill('SIGCONT'),
    };
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
}
