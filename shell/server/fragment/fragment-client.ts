import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { Locale } from '@gvg/contracts/locale';
import { CircuitBreaker } from '@gvg/service-kit/circuit-breaker';
import type { Logger } from '@gvg/service-kit/logger';
import { StaleCache } from '@gvg/service-kit/stale-cache';
import type { FoundValue } from '@gvg/service-kit/stale-cache';
import { FragmentRejectedError, fetchFragment } from './fetch-fragment.ts';

/** How long a document waits for its fragment, in milliseconds. Browsers can render the page themselves; crawlers would index a page without content. */
const visitorTimeoutMs = 250;
const crawlerTimeoutMs = 2_000;
const breakerOptions = { failureThreshold: 3, resetTimeoutMs: 10_000 };
/** Fresh just long enough for the next visitor to get a late one: the gateway caches the documents, and expires those composed within 3 s after a change. */
const cacheOptions = { freshMs: 1_000, staleMs: 10 * 60_000, maxEntries: 500 };

/** Longer addresses are not legitimate: they are neither requested nor cached. */
const maxPathLength = 500;

type FetchFragment = typeof fetchFragment;

/**
 * Fetches pages rendered by the servers of remotes. Requests carry no token, so the last good fragment of an address serves every visitor while its
 * server is slow or down; a circuit breaker pauses requests to a server that keeps failing.
 */
export class FragmentClient {
  readonly #load: FetchFragment;
  readonly #logger: Logger;
  readonly #cache = new StaleCache<Fragment>(cacheOptions);
  readonly #breakers = new Map<string, CircuitBreaker>();

  constructor({ logger, load = fetchFragment }: { logger: Logger; load?: FetchFragment }) {
    this.#logger = logger;
    this.#load = load;
  }

  /** Whether pages of the remote at `path` are rendered by a server at all. */
  serves({ fragmentUrl }: RegisteredRemote, path: string): boolean {
    return fragmentUrl !== undefined && path.length <= maxPathLength;
  }

  /** The page at `path` (with prefix and query) of a remote; undefined when the browser has to render it. */
  async get(
    remote: RegisteredRemote,
    path: string,
    { locale, isCrawler }: { locale: Locale; isCrawler: boolean },
  ): Promise<FoundValue<Fragment> | undefined> {
    const { name, version, fragmentUrl } = remote;
    if (fragmentUrl === undefined || !this.serves(remote, path)) return undefined;
    const breaker = this.#breakerOf(fragmentUrl);
    const timeoutMs = isCrawler ? crawlerTimeoutMs : visitorTimeoutMs;
    const waitOptions = breaker.isOpen() ? { timeoutMs: 0 } : { timeoutMs, onTimeout: () => breaker.recordFailure() };
    return this.#cache.lookup(
      `${name} ${version} ${path}`,
      () => this.#loadGuarded(name, fragmentUrl, path, locale),
      waitOptions,
    );
  }

  /** Marks every cached fragment as no longer fresh, after a content change. */
  expire(): void {
    this.#cache.expire();
  }

  async #loadGuarded(name: string, fragmentUrl: string, path: string, locale: Locale): Promise<Fragment | undefined> {
    const breaker = this.#breakerOf(fragmentUrl);
    if (!breaker.allowsRequest()) return undefined;
    try {
      const fragment = await this.#load(fragmentUrl, path, locale);
      breaker.recordSuccess();
      return fragment;
    } catch (error) {
      // Anybody can send an address that is refused; it must not take the fragments from everybody else.
      if (error instanceof FragmentRejectedError) breaker.recordSuccess();
      else breaker.recordFailure();
      this.#logger.warn({ err: error, remote: name }, 'no fragment');
      return undefined;
    }
  }

  #breakerOf(fragmentUrl: string): CircuitBreaker {
    const breaker = this.#breakers.get(fragmentUrl) ?? new CircuitBreaker(breakerOptions);
    this.#breakers.set(fragmentUrl, breaker);
    return breaker;
  }
}
