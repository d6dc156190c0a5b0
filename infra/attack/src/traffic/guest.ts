import type { Site } from '../site.ts';

/** User agent of a browser, because crawlers get no cookie. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** Returns the Cookie header of a new guest. */
export async function newGuest({ url }: Pick<Site, 'url'>): Promise<string> {
  const response = await fetch(new URL('/v1/auth/session', url), { headers: { 'user-agent': browser } });
  await response.arrayBuffer();
  return response.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';
}
