import { fork, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ProductCard } from '@gvg/contracts/catalogue/http/products';
import { generateGroups } from './generate-products.ts';

const catalogue = path.resolve(import.meta.dirname, '../../../../services/catalogue/src');

function* records(products: readonly ProductCard[]): Generator<string> {
  for (const [kind, values] of Object.entries(generateGroups()))
    for (const value of values) yield `${JSON.stringify({ kind, value })}\n`;
  const description = { vi: '<p>Ngon</p>', en: '' };
  for (const product of products) yield `${JSON.stringify({ kind: 'product', value: { ...product, description } })}\n`;
}

/** Fills the catalogue's database with its import command. */
export async function fillCatalogue(products: readonly ProductCard[], environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [path.join(catalogue, 'import.ts'), '--bulk'], {
    env: { ...environment, ENVIRONMENT: 'STAGING' },
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit');
  await pipeline(Readable.from(records(products)), child.stdin);
  const [code] = (await exited) as [number];
  if (code !== 0) throw new Error(`The import exited with ${code}`);
}

/** An instance of the catalogue in a separate process, with production settings. */
export interface Instance {
  url: string;
  stop(): Promise<void>;
}

export async function startInstance(environment: NodeJS.ProcessEnv): Promise<Instance> {
  const child: ChildProcess = fork(path.join(catalogue, 'main.ts'), {
    env: { ...environment, ENVIRONMENT: 'PRODUCTION', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`The catalogue exited with ${String(code)} before it was ready`)),
  );
  const [{ port }] = (await Promise.race([once(child, 'message'), exited])) as [{ port: number }];
  // From here on, `stop` waits for the exit.
  exited.catch(() => undefined);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      const stopped = once(child, 'exit');
      child.kill('SIGTERM');
      await stopped;
    },
  };
}
