import type { Fragment } from '@gvg/contracts/composition/fragment';
import type { RegisteredRemote } from '@gvg/contracts/composition/registry';
import type { Locale } from '@gvg/contracts/locale';
import type { Logger } from '@gvg/service-kit/logger';
import { Breaker } from '../keeping/breaker.ts';
import { LastGood } from '../keeping/last-good.ts';
import { askFragment } from './ask-fragment.ts';

/** How long a document waits for its fragment, in milliseconds. */
export const fragmentPatience = 250;
const breaker = { failures: 3, pause: 10_000 };
const keeping = { fresh: 5_000, stale: 10 * 60_000, limit: 500 };

/** Longer addresses are somebody's play and not worth keeping. */
const longestKept = 500;

type Ask = typeof askFragment;

/**
 * Pages drawn by remotes' servers. Documents are asked for without any token, so the last good fragment of an address serves every visitor while its
 * server is slow or dead; a server that keeps failing is left alone for a while.
 */
export class Fragments {
  readonly #ask: Ask;
  readonly #logger: Logger;
  readonly #kept = new LastGood<Fragment>(keeping);
  readonly #breakers = new Map<string, Breaker>();

  constructor({ logger, ask = askFragment }: { logger: Logger; ask?: Ask }) {
    this.#logger = logger;
    this.#ask = ask;
  }

  /** The page at `path` (with prefix and query) of a remote; undefined when the browser has to draw it. */
  async get({ name, version, fragmentUrl }: RegisteredRemote, path: string, locale: Locale): Promise<Fragment | undefined> {
    if (fragmentUrl === undefined || path.length > longestKept) return undefined;
    const breaker = this.#breakerOf(fragmentUrl);
    const patience = breaker.isOpen ? { milliseconds: 0 } : { milliseconds: fragmentPatience, onLate: () => breaker.failed() };
    return this.#kept.get(`${name} ${version} ${path}`, () => this.#askGently(name, fragmentUrl, path, locale), patience);
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
      breaker.succeeded();
      return fragment;
    } catch (error) {
      breaker.failed();
      this.#logger.warn({ err: error, remote: name }, 'no fragment');
      return undefined;
    }
  }

  #breakerOf(fragmentUrl: string): Breaker {
    const known = this.#breakers.get(fragmentUrl) ?? new Breaker(breaker);
    this.#breakers.set(fragmentUrl, known);
    return known;
  }
}
