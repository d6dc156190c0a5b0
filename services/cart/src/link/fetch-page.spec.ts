import type { OutsideFetchOptions, OutsideResource } from '@gvg/outside-fetch/outside-fetch';
import { createFetchPage } from './fetch-page.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const resource = (url: string): OutsideResource => ({ url, contentType: 'text/html', body: Buffer.from('') });
const isRules = (url: string) => url.endsWith('/robots.txt');

it('limits a page to what queue and rules have left of five seconds', async () => {
  const times: [path: string, timeoutMs: number | undefined][] = [];
  const fetchPage = createFetchPage(async (url, { timeoutMs }: OutsideFetchOptions) => {
    times.push([new URL(url).pathname, timeoutMs]);
    if (isRules(url)) await pass(2_000);
    return resource(url);
  });
  const [first, second] = ['/first', '/second'].map((path) => fetchPage(`http://shop.example${path}`));
  expect(await first).toMatchObject({ url: 'http://shop.example/first' });
  expect(await second).toMatchObject({ url: 'http://shop.example/second' });
  expect(times).toEqual([
    ['/robots.txt', 5_000],
    ['/first', 3_000],
    ['/second', 3_000],
  ]);
});

it('requests two pages of a site at a time, and gives up those whose turn comes too late', async () => {
  const late = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const open: (() => void)[] = [];
  const fetchPage = createFetchPage((url) =>
    isRules(url)
      ? Promise.resolve(resource(url))
      : new Promise((resolve) => open.push(() => void resolve(resource(url)))),
  );
  const pages = Array.from({ length: 12 }, (_, index) => fetchPage(`http://shop.example/${index}`));
  await pass(3_000);
  expect(open).toHaveLength(2);
  open[0]?.();
  await pass(500);
  expect(open).toHaveLength(3);
  late.abort();
  expect(await Promise.all(pages.slice(3))).toEqual(Array.from({ length: 9 }, () => 'TIMED_OUT'));
  for (const answer of open) answer();
  await pass(5_000);
  expect(open).toHaveLength(3);
});
