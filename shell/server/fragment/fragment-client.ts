import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { Locale } from '@gvg/contracts/values/locale';
import { CircuitBreaker } from '@gvg/service-kit/http/circuit-breaker';
import type { Logger } from '@gvg/service-kit/telemetry/logger';
import { LRUCache } from 'lru-cache';
import { within } from '../within.ts';
import { FragmentRejectedError, fetchFragment } from './fetch-fragment.ts';

/**
 * Time that a document waits for its fragment, in milliseconds. Browsers can render the page themselves; crawlers would index a page
 * without content, and staff wait for their draft.
 */
const visitorTimeoutMs = 250;
const patientTimeoutMs = 2_000;
const breakerOptions = { failureThreshold: 3, resetTimeoutMs: 10_000 };
const lastGoodMs = 10 * 60_000;
const maxLastGood = 500;

/** Longer paths are not legitimate: they are neither requested nor cached. */
const maxPathLength = 500;

type FetchFragment = typeof fetchFragment;

type ServedRemote = RegisteredRemote & { fragmentUrl: string };

const keyOf = ({ name, version }: RegisteredRemote, path: string) => `${name} ${version} ${path}`;

export interface FragmentOptions {
  locale: Locale;
  isCrawler: boolean;
  /** Token of the draft that the page shows; its fragment is used for this document only. */
  draft?: string | undefined;
}

export interface FoundFragment {
  fragment: Fragment;
  /** It is the last good fragment, because a newer one did not arrive in time. */
  isStale: boolean;
}

/**
 * Fetches pages rendered by the servers of remotes, one request for each document: the gateway caches the documents. Requests carry no
 * token, so the last good fragment of a path serves every visitor while its server is slow or down; a circuit breaker pauses requests to a
 * server that keeps failing.
 */
export class FragmentClient {
  readonly #fetch: FetchFragment;
  readonly #logger: Logger;
  readonly #lastGood = new LRUCache<string, Fragment>({ max: maxLastGood, ttl: lastGoodMs, perf: Date });
  readonly #breakers = new Map<string, CircuitBreaker>();

  constructor({ logger, fetch = fetchFragment }: { logger: Logger; fetch?: FetchFragment }) {
    this.#logger = logger;
    this.#fetch = fetch;
  }

  /** Checks whether a server renders the page of the remote at `path`. */
  serves(remote: RegisteredRemote, path: string): remote is ServedRemote {
    return remote.fragmentUrl !== undefined && path.length <= maxPathLength;
  }

  /** Returns the page at `path` (with prefix and query) of a remote, or undefined if the browser has to render it. */
  async get(
    remote: RegisteredRemote,
    path: string,
    { locale, isCrawler, draft }: FragmentOptions,
  ): Promise<FoundFragment | undefined> {
    if (!this.serves(remote, path)) return undefined;
    const breaker = this.#breakerOf(remote);
    const fetching = breaker.allowsRequest() ? this.#fetchGuarded(remote, path, locale, draft) : undefined;
    const timeoutMs = isCrawler || draft !== undefined ? patientTimeoutMs : visitorTimeoutMs;
    const fragment = fetching && (await within(timeoutMs, fetching));
    if (fragment !== undefined) return { fragment, isStale: false };
    if (draft !== undefined) return undefined;
    const lastGood = this.#lastGood.get(keyOf(remote, path));
    return lastGood && { fragment: lastGood, isStale: true };
  }

  /** Also stores a fragment that arrives too late for its own document. */
  async #fetchGuarded(
    remote: ServedRemote,
    path: string,
    locale: Locale,
    draft: string | undefined,
  ): Promise<Fragment | undefined> {
    const breaker = this.#breakerOf(remote);
    try {
      const fragment = await this.#fetch(remote.fragmentUrl, path, locale, draft);
      breaker.recordSuccess();
      if (draft === undefined) this.#lastGood.set(keyOf(remote, path), fragment);
      return fragment;
    } catch (error) {
      // Anyone can request a path that is rejected; that must not stop the fragments for everyone else.
      if (error instanceof FragmentRejectedError) breaker.recordSuccess();
      else breaker.recordFailure();
      this.#logger.warn({ err: error, remote: remote.name }, 'no fragment');
      return undefined;
    }
  }

  #breakerOf({ fragmentUrl }: ServedRemote): CircuitBreaker {
    const breaker = this.#breakers.get(fragmentUrl) ?? new CircuitBreaker(breakerOptions);
    this.#breakers.set(fragmentUrl, breaker);
    return breaker;
  }
}
