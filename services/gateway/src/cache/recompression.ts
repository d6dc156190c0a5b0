import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { CachedResponse } from './cached-response.ts';
import { compressBest } from './compression.ts';
import type { ResponseCache } from './response-cache.ts';

/** So many visitors must want a document before the best compression is worth its time. */
const worthwhileHits = 10;

/**
 * Compresses documents that are requested often once more, as well as possible: a tenth smaller, for 35 times the processor time. In the background and one
 * at a time, so that no visitor waits for it and a change that empties the cache does not occupy all threads.
 */
export class Recompression {
  readonly #cache: ResponseCache;
  readonly #hits = new WeakMap<CachedResponse, number>();
  #isRunning = false;

  constructor(cache: ResponseCache) {
    this.#cache = cache;
  }

  /** Counts a hit of the response stored under `key`. */
  recordHit(key: string, response: CachedResponse): void {
    if (response.encoding === undefined) return;
    const hits = (this.#hits.get(response) ?? 0) + 1;
    this.#hits.set(response, hits);
    if (hits < worthwhileHits || this.#isRunning) return;
    this.#hits.set(response, -Infinity);
    this.#isRunning = true;
    void this.#recompress(key, response).finally(() => {
      this.#isRunning = false;
    });
  }

  async #recompress(key: string, response: CachedResponse): Promise<void> {
    response.body = await compressBest(await promisify(brotliDecompress)(response.body));
    this.#cache.resize(key, response);
  }
}
