import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';

/** The package is CommonJS and exports the function itself, contrary to its types. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
type Robot = ReturnType<typeof parseRobots>;

/** The shop's name in robots.txt and in the fetcher's User-Agent. */
const agent = 'GoodsVietGoods';
/** Minimum that RFC 9309 requires. */
const greatestFile = 512_000;
const hourMs = 3_600_000;
/** Number of sites with cached rules. */
const greatestSites = 100;

/** Returns whether a site's rules allow reading the page. Throws OutsideFetchError if the rules do not load in time or the address is not allowed. */
export type MayRead = (url: string, timeoutMs: number) => Promise<boolean>;

const forbidAll = 'User-agent: *\nDisallow: /';
const forbidding = ['TOO_LARGE', 'NOT_READABLE', 'SERVER_ERROR'];

/** A site without rules allows all pages. One that fails (5xx) or sends too much forbids them (RFC 9309, 2.3.1). */
async function loadRules(fetchOutside: OutsideFetch, address: string, timeoutMs: number): Promise<string> {
  try {
    const { body } = await fetchOutside(address, {
      maxBytes: greatestFile,
      timeoutMs,
      accept: 'text/plain',
      compressed: true,
    });
    return boundedRules(body.toString());
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error;
    if (error.reason === 'NOT_FOUND') return '';
    if (forbidding.includes(error.reason)) return forbidAll;
    throw error;
  }
}

/**
 * Total characters of rules with wildcards, each of which may be compared at every position of an address. Ten times as many as large shops have. Other rules
 * are compared once, from the start.
 */
const greatestWildcards = 5_000;
const greatestRules = 5_000;

/** Rules that are slow to match forbid all pages, like those that are too long. */
function boundedRules(text: string): string {
  const rules = text.split(/[\r\n]+/).filter((line) => /^\s*(dis)?allow\s*:/i.test(line));
  const wildcards = rules.filter((line) => line.includes('*')).reduce((sum, line) => sum + line.length, 0);
  return rules.length > greatestRules || wildcards > greatestWildcards ? forbidAll : text;
}

/** Requests the rules of each site once an hour. */
export function createMayRead(fetchOutside: OutsideFetch): MayRead {
  const rules = new LRUCache<string, Robot, number>({
    max: greatestSites,
    ttl: hourMs,
    ignoreFetchAbort: true,
    fetchMethod: async (address, _stale, { context: timeoutMs }) =>
      parseRobots(address, await loadRules(fetchOutside, address, timeoutMs)),
  });
  return async (url, timeoutMs) => {
    const address = new URL('/robots.txt', url).href;
    const robot = await rules.forceFetch(address, { context: timeoutMs });
    return robot.isAllowed(url, agent) !== false;
  };
}
