import { setTimeout as pause } from 'node:timers/promises';

const timeoutMs = 60_000;
const maxVisits = 120;
const visitIntervalMs = 500;

/** Visits the shop as a client without scripts: the home page must list products, the first product's page must show its name. Returns that name. */
export async function visitShop(url: string): Promise<string> {
  const link = await find(url, /href="(\/product\/[^"]+)"/, 'links to no product');
  return find(`${url}${link}`, /<h1[^>]*>\s*([^<]*[^<\s])/, 'shows no name');
}

/** A busy server may send a page without its main content, to be rendered by scripts; a later visit then contains it. */
async function find(url: string, pattern: RegExp, problem: string): Promise<string> {
  for (let visit = 1; visit <= maxVisits; visit += 1) {
    const [, found] = pattern.exec(await page(url)) ?? [];
    if (found !== undefined) return found;
    await pause(visitIntervalMs);
  }
  throw new Error(`${url} ${problem}`);
}

async function page(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url} responds with ${response.status}`);
  return response.text();
}
