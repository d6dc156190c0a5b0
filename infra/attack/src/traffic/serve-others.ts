import { setTimeout as pause } from 'node:timers/promises';

/** Ten times the maximum wait of visitors, because the machine is busy with the attack itself. The measured time is printed. */
export const limitMs = 20_000;
const pauseMs = 100;

export const readPaths = ['/', '/search', '/v1/products?limit=5', '/v1/product-categories'];

async function measure(url: URL, path: string, cookie: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(new URL(path, url), {
    signal: AbortSignal.timeout(limitMs),
    headers: { accept: path.startsWith('/v1') ? 'application/json' : 'text/html', ...(cookie !== '' && { cookie }) },
  });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answers ${response.status} during the attack`);
  return performance.now() - startedAt;
}

/**
 * Reads pages like other visitors until `attack` ends, at least once. Rejects if a read fails or waits too long. Returns the slowest time.
 */
export async function serveOthersDuring(
  url: URL,
  attack: Promise<unknown>,
  paths: readonly string[] = readPaths,
  /** Cookie of the reading visitor. Without it, personal data cannot be read. */
  cookie = '',
): Promise<string> {
  const state = { ended: false, slowestMs: 0, reads: 0 };
  const ending = attack.finally(() => {
    state.ended = true;
  });
  ending.catch(() => undefined);
  do {
    for (const path of paths) {
      state.slowestMs = Math.max(state.slowestMs, await measure(url, path, cookie));
      state.reads += 1;
    }
    await pause(pauseMs);
  } while (!state.ended);
  await ending;
  return `others wait ${(state.slowestMs / 1000).toFixed(2)} s at most (${state.reads} reads; wanted 2 s, limit ${limitMs / 1000} s)`;
}
