import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import type { OutsideFetch } from '@gvg/outside-fetch/outside-fetch';
import { OutsideFetchError } from '@gvg/outside-fetch/outside-fetch.error';

/** The package is CommonJS and exports the function itself; its types say otherwise. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default;
type Robot = ReturnType<typeof parseRobots>;

/** Our name in robots.txt; the product of the fetcher's User-Agent. */
const agent = 'GoodsVietGoods';
/** As much as RFC 9309 asks for. */
const greatestFile = 512_000;
const hourMs = 3_600_000;
/** Sites whose rules are remembered. */
const greatestSites = 100;

/** Whether a site lets machines read the page. Throws OutsideFetchError when its rules cannot be asked for in time, or its address is not allowed. */
export type MayRead = (url: string, timeoutMs: number) => Promise<boolean>;

const forbidAll = 'User-agent: *\nDisallow: /';
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
    return boundedRules(body.toString());
  } catch (error) {
    if (!(error instanceof OutsideFetchError)) throw error;
    if (error.reason === 'NOT_FOUND') return '';
    if (forbidding.includes(error.reason)) return forbidAll;
    throw error;
  }
}

/**
 * Characters that rules with wildcards may have altogether: each of them may be compared with every place of an address. Ten times what large shops have; the others
 * are compared once, from the beginning.
 */
const greatestWildcards = 5_000;
const greatestRules = 5_000;

/** Rules whose comparison would take long forbid all, as those of a site that says too much do. */
function boundedRules(text: string): string {
  const rules = text.split(/[\r\n]+/).filter((line) => /^\s*(dis)?allow\s*:/i.test(line));
  const wildcards = rules.filter((line) => line.includes('*')).reduce((sum, line) => sum + line.length, 0);
  return rules.length > greatestRules || wildcards > greatestWildcards ? forbidAll : text;
}

/** Asks for the rules of each site once an hour. */
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
