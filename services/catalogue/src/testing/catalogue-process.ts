import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createTestClient } from '@gvg/testing/test-client';
import type { TestClient } from '@gvg/testing/test-client';
import type { TestKeys } from '@gvg/testing/token-keys';

/** An instance of the service in a separate process, as deployed. */
export interface CatalogueProcess {
  client: TestClient;
  /** kill -9: no handler runs. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const main = path.resolve(__dirname, '../main.ts');

export async function startCatalogueProcess(environment: Record<string, string>, keys: TestKeys): Promise<CatalogueProcess> {
  const child = fork(main, { env: { ...process.env, ...environment }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const { port } = await waitUntilReady(child);
  const terminate = async (signal: NodeJS.Signals) => {
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  return {
    client: createTestClient(() => `http://127.0.0.1:${port}`, { keys }),
    kill: () => terminate('SIGKILL'),
    stop: () => terminate('SIGTERM'),
  };
}

async function waitUntilReady(child: ChildProcess): Promise<{ port: number }> {
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the catalogue could not start: exit code ${String(code)}`);
  });
  const [message] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number }];
  exited.catch(() => undefined);
  return message;
}
