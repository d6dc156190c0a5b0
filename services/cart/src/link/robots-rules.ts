import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';

/** The package is CommonJS and exports the function itself; its types say otherwise. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;

/** Our name in robots.txt; the product of the fetcher's User-Agent. */
const agent = 'GoodsVietGoods';
/** As much as RFC 9309 asks for. */
const greatestFile = 512_000;
const hourMs = 3_600_000;
/** Sites whose rules are remembered. */
const greatestSites = 100;

/** Whether a site lets machines read the page. Throws OutsideFetchError when its rules cannot be asked for in time, or its address is not allowed. */
export type MayRead = (url: string, timeoutMs: number) => Promise<boolean>;

const forbidding = ['TOO_LARGE', 'NOT_READABLE', 'SERVER_ERROR'];

/** Rules of a site that has none allow all; those of one that cannot say now (5xx), or says too much, forbid it (RFC 9309, 2.3.1). */
async function loadRules(fetchOutside: OutsideFetch, address: string, timeoutMs: number): Promise<string> {
  try {
    const { body } = await fetchOutside(address, {
      maxBytes: greatestFile,
      timeoutMs,
      accept: 'text/plain',
      compressed: true,
    });
    return body.toString();
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error;
    if (error.reason === 'NOT_FOUND') return '';
    if (forbidding.includes(error.reason)) return 'User-agent: *\nDisallow: /';
    throw error;
  }
}

/** Asks for the rules of each site once an hour. */
export function createMayRead(fetchOutside: OutsideFetch): MayRead {
  const rules = new LRUCache<string, string, number>({
    max: greatestSites,
    ttl: hourMs,
    ignoreFetchAbort: true,
    fetchMethod: (address, _stale, { context: timeoutMs }) => loadRules(fetchOutside, address, timeoutMs),
  });
  return async (url, timeoutMs) => {
    const address = new URL('/robots.txt', url).href;
    const text = await rules.forceFetch(address, { context: timeoutMs });
    return parseRobots(address, text).isAllowed(url, agent) !== false;
  };
}
