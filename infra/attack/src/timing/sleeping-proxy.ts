import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const sleepHeader = 'x-attack-sleep-ms';

export interface SleepingProxy {
  url: URL;
  close(): void;
}

/**
 * Starts a proxy that forwards requests over one kept-alive connection, and those with the header after a sleep, which shows the
 * differences that a measurement can detect.
 */
export async function openSleepingProxy(target: URL): Promise<SleepingProxy> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((received, response) => {
    void (async () => {
      const { [sleepHeader]: sleepMs, ...headers } = received.headers;
      if (sleepMs !== undefined) await pause(Number(sleepMs));
      const passed = request(new URL(received.url ?? '/', target), {
        method: received.method ?? 'GET',
        headers: { ...headers, host: target.host },
        agent,
      });
      passed.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.once('error', () => response.destroy());
      received.pipe(passed);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
