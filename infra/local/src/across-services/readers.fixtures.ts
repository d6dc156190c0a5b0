// oxlint-disable-next-line tests/no-waiting-for-time -- The pause between two requests of a reader is part of the load; no result depends on it.
import { setTimeout as pause } from 'node:timers/promises';

/** Concurrent clients that read continuously. */
export interface Readers {
  /** Error statuses and connection errors. */
  failures: readonly (number | string)[];
  /** Resolves after `count` more successful reads. */
  succeed(count: number): Promise<void>;
  /** Waits for pending reads. */
  stop(): Promise<void>;
}

/** Leaves processor time to starting processes. */
const thinkTimeMs = 50;

/** Sends an uncached read. Every other one has a Range header, which a gateway forwards without its cache. */
function readOnce(url: string, serial: number): Promise<Response> {
  return fetch(`${url}/v1/products?minPrice=${serial}`, serial % 2 === 0 ? {} : { headers: { range: 'items=0-' } });
}

/** Starts `count` readers. Each uses the first of `urls` until a connection fails, then the next. */
export function startReaders(urls: readonly string[], count: number): Readers {
  const failures: (number | string)[] = [];
  let serial = 0;
  let succeeded = 0;
  let stopped = false;
  const waiting = new Set<{ target: number; resolve(): void }>();

  async function run(): Promise<void> {
    let urlIndex = 0;
    while (!stopped) {
      serial += 1;
      try {
        const response = await readOnce(urls[urlIndex] as string, serial);
        await response.arrayBuffer();
        if (response.status === 200) succeeded += 1;
        else failures.push(response.status);
      } catch (error) {
        failures.push(String((error as Error).cause ?? error));
        urlIndex = (urlIndex + 1) % urls.length;
      }
      await pause(thinkTimeMs);
      for (const entry of waiting) if (succeeded >= entry.target) entry.resolve();
    }
  }

  const runs = Array.from({ length: count }, run);
  return {
    failures,
    succeed: (more) =>
      new Promise((resolve) => {
        waiting.add({ target: succeeded + more, resolve });
      }),
    async stop() {
      stopped = true;
      await Promise.all(runs);
    },
  };
}
