const limit = 15_000;

/** Looks at the shop as a first visitor would: the home page lists products, the first one's page names it. Answers that name. */
export async function visitShop(url: string): Promise<string> {
  const home = await page(url);
  const link = /href="(\/product\/[^"]+)"/.exec(home)?.[1];
  if (link === undefined) throw new Error('the home page links to no product');
  const product = await page(`${url}${link}`);
  const name = /<h1[^>]*>([^<]+)/.exec(product)?.[1]?.trim();
  if (!name) throw new Error(`${link} shows no name`);
  return name;
}

async function page(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(limit) });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}
