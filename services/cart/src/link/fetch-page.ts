import type { LinkOutcome } from '@gvg/contracts/cart/terms';
import type { OutsideFetch, OutsideResource } from '@gvg/outside-fetch/outside-fetch';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';
import type { OutsideFetchReason } from '@gvg/outside-fetch/outside-fetch.error';
import { createHostQueue } from './host-queue.ts';
import { createMayRead } from './robots-rules.ts';

/** For queue, rules and page together (rules/cart-and-orders.md). */
const pageMs = 5_000;
const pageBytes = 1_048_576;

const outcomes: Record<OutsideFetchReason, LinkOutcome> = {
  REFUSED: 'NOT_ALLOWED',
  UNREACHABLE: 'NOT_REACHABLE',
  NOT_FOUND: 'NOT_REACHABLE',
  SERVER_ERROR: 'NOT_REACHABLE',
  NOT_READABLE: 'NO_DATA',
  TOO_LARGE: 'TOO_LARGE',
  TIMED_OUT: 'TIMED_OUT',
  NOT_FOLLOWED: 'FORBIDDEN_BY_SITE',
};

/** Returns the linked page or the reason why it is not available. */
export type FetchPage = (url: string) => Promise<OutsideResource | LinkOutcome>;

const isHttp = (url: string): boolean => /^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : '');

/** Fetches pages politely: follows the site's rules, also those of redirect targets, and limits concurrency. */
export function createFetchPage(fetchOutside: OutsideFetch): FetchPage {
  const queue = createHostQueue({ perHost: 2, total: 16, pauseMs: 500 });
  const mayRead = createMayRead(fetchOutside);

  async function fetchAllowed(url: string, leftMs: () => number): Promise<OutsideResource | LinkOutcome> {
    if (!(await mayRead(url, leftMs()))) return 'FORBIDDEN_BY_SITE';
    return fetchOutside(url, {
      maxBytes: pageBytes,
      timeoutMs: leftMs(),
      accept: 'text/html,application/xhtml+xml',
      compressed: true,
      mayFollow: (next) => mayRead(next, leftMs()),
    });
  }

  return async (url) => {
    if (!isHttp(url)) return 'NOT_ALLOWED';
    const deadline = performance.now() + pageMs;
    const signal = AbortSignal.timeout(pageMs);
    const leftMs = () => Math.max(1, Math.round(deadline - performance.now()));
    try {
      return await queue(new URL(url).host, signal, () => fetchAllowed(url, leftMs));
    } catch (error) {
      if (error instanceof OutsideFetchError) return outcomes[error.reason];
      if (signal.aborted) return 'TIMED_OUT';
      throw error;
    }
  };
}
