import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { request } from 'undici';
import type { StoredResponse } from './bare-http-main.ts';

export interface BareHttp {
  url: string;
  close(): Promise<void>;
}

const perConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Returns a server's exact response to `target`. */
async function storedResponse(url: string, target: string, headers: Record<string, string>): Promise<StoredResponse> {
  const response = await request(`${url}${target}`, { headers });
  const body = Buffer.from(await response.body.arrayBuffer()).toString('base64');
  return {
    headers: Object.fromEntries(
      Object.entries(response.headers).flatMap(([name, value]) =>
        perConnection.has(name) ? [] : [[name, String(value)]],
      ),
    ),
    body,
  };
}

/** Starts a bare node:http in a separate process that sends the same headers and bytes for these targets as the server at `url`. */
export async function startBareHttp(
  url: string,
  targets: readonly string[],
  headers: Record<string, string>,
): Promise<BareHttp> {
  const stored: Record<string, StoredResponse> = {};
  for (const target of targets) stored[target] = await storedResponse(url, target, headers);
  const child = fork(path.join(import.meta.dirname, 'bare-http-main.ts'));
  child.send(stored);
  const [message] = (await once(child, 'message')) as [{ port: number }];
  return {
    url: `http://127.0.0.1:${message.port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}
