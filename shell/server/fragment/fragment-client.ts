import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { Locale } from '@gvg/contracts/locale';
import type { Logger } from '@gvg/service-kit/logger';
import { CircuitBreaker } from './circuit-breaker.ts';
import { StaleCache } from '../cache/stale-cache.ts';
import { fetchFragment } from './fetch-fragment.ts';

/** How long a document waits for its fragment, in milliseconds. */
export const fragmentTimeoutMs = 250;
const breakerOptions = { failureThreshold: 3, resetTimeoutMs: 10_000 };
const cacheOptions = { freshMs: 5_000, staleMs: 10 * 60_000, maxEntries: 500 };

/** Longer addresses are somebody's play and not worth keeping. */
const maxPathLength = 500;

type FetchFragment = typeof fetchFragment;

/**
 * Pages drawn by remotes' servers. Documents are asked for without any token, so the last good fragment of an address serves every visitor while its
 * server is slow or dead; a server that keeps failing is left alone for a while.
 */
export class FragmentClient {
  readonly #ask: FetchFragment;
  readonly #logger: Logger;
  readonly #kept = new StaleCache<Fragment>(cacheOptions);
  readonly #breakers = new Map<string, CircuitBreaker>();

  constructor({ logger, load = fetchFragment }: { logger: Logger; load?: FetchFragment }) {
    this.#logger = logger;
    this.#ask = load;
  }

  /** The page at `path` (with prefix and query) of a remote; undefined when the browser has to draw it. */
  async get({ name, version, fragmentUrl }: RegisteredRemote, path: string, locale: Locale): Promise<Fragment | undefined> {
    if (fragmentUrl === undefined || path.length > maxPathLength) return undefined;
    const breaker = this.#breakerOf(fragmentUrl);
    const waitOptions = breaker.isOpen ? { timeoutMs: 0 } : { timeoutMs: fragmentTimeoutMs, onLate: () => breaker.recordFailure() };
    return this.#kept.get(`${name} ${version} ${path}`, () => this.#askGently(name, fragmentUrl, path, locale), waitOptions);
  }

  /** What the shop sells or says has changed: every page is asked for anew. */
  expire(): void {
    this.#kept.expire();
  }

  async #askGently(name: string, fragmentUrl: string, path: string, locale: Locale): Promise<Fragment | undefined> {
    const breaker = this.#breakerOf(fragmentUrl);
    if (breaker.isOpen) return undefined;
    try {
      const fragment = await this.#ask(fragmentUrl, path, locale);
      breaker.recordSuccess();
      return fragment;
    } catch (error) {
      breaker.recordFailure();
      this.#logger.warn({ err: error, remote: name }, 'no fragment');
      return undefined;
    }
  }

  #breakerOf(fragmentUrl: string): CircuitBreaker {
    const existing = this.#breakers.get(fragmentUrl) ?? new CircuitBreaker(breakerOptions);
    this.#breakers.set(fragmentUrl, existing);
    return existing;
  }
}
