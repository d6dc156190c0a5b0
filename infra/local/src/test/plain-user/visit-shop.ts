import { setTimeout as pause } from 'node:timers/promises';

const limit = 15_000;
const visits = 10;
const betweenVisits = 500;

/** Looks at the shop as a first visitor without scripts would: the home page lists products, the first one's page names it. Answers that name. */
export async function visitShop(url: string): Promise<string> {
  const link = await find(url, /href="(\/product\/[^"]+)"/, 'links to no product');
  return find(`${url}${link}`, /<h1[^>]*>\s*([^<]*[^<\s])/, 'shows no name');
}

/** A busy server sends a page before its middle is drawn, for scripts to fill; then the middle is there at the next visit. */
async function find(url: string, pattern: RegExp, lack: string): Promise<string> {
  for (let visit = 1; visit <= visits; visit += 1) {
    const [, found] = pattern.exec(await page(url)) ?? [];
    if (found !== undefined) return found;
    await pause(betweenVisits);
  }
  throw new Error(`${url} ${lack}`);
}

async function page(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}
