import { hostname } from 'node:os';
import { guestCookieName } from '@gvg/contracts/definitions/guest-cookie';
import { uploadLimits } from '@gvg/contracts/upload/http/upload';
import type { AttackCase } from '../attack-case.ts';
import { expectEqual } from '../expect.ts';
import { signUp } from '../people/account.ts';
import { openBrowser } from '../people/browser.ts';
import type { Answer, Browser } from '../people/browser.ts';
import type { Site } from '../site.ts';
import { newGuestValue } from '../traffic/guest-value.ts';
import { png } from '../traffic/png.ts';
import { upload } from '../traffic/upload.ts';

/** The demo shop, which is the only outside host that is reachable in every environment. */
const market = 'http://cholang.example';
const redirectTo = (target: string): string => `${market}/chuyen-huong?den=${encodeURIComponent(target)}`;

const inside = (port: string): string[] => [
  ...[
    'http://127.0.0.1/',
    `http://127.0.0.1:${port}/`,
    `http://localhost:${port}/`,
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    '//192.168.0.1/',
    'http://0x7f.1/',
  ],
  ...[
    `http://${hostname()}/`,
    'http://user:password@127.0.0.1/',
    'http://cholang.example:22/',
    'file:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:6379/_FLUSHALL',
  ],
];

interface Read {
  outcome?: string;
  name?: string;
  image?: unknown;
}

const read = (browser: Browser, url: string): Promise<Answer<Read>> =>
  browser.call('POST', '/v1/cart/links', { body: { url } });

async function leadInside(site: Site): Promise<number> {
  const { browser } = await signUp(site);
  const links = [
    ...inside(site.url.port).map(redirectTo),
    redirectTo(redirectTo('http://169.254.169.254/')),
    ...['localhost', hostname()].map((host) => `http://${host}/`),
  ];
  for (const link of links) {
    const { status, body } = await read(browser, link);
    expectEqual(link, [status, body.outcome, body.name, body.image], [200, 'NOT_ALLOWED', undefined, undefined]);
  }
  const around = redirectTo('/chuyen-huong?den=/chuyen-huong?den=%2Fchuyen-huong');
  expectEqual('redirects in a circle', (await read(browser, redirectTo(`${around}&x=${'x'.repeat(50)}`))).status, 200);
  return links.length;
}

/** Returns the number of pages that were read although the market's rules forbid it, as counted by the market. */
async function readsAgainstRules(site: Site): Promise<number> {
  const metrics = await (await fetch(new URL('/metrics', site.urlOf('village-market')))).text();
  return [
    ...metrics.matchAll(
      /^http_request_duration_seconds_count\{(?=[^}]*route="\/khong-cho-may-doc\/:slug")[^}]*\} (\d+)/gm,
    ),
  ].reduce((sum, [, count]) => sum + Number(count), 0);
}

async function passRobots(site: Site): Promise<void> {
  const { browser } = await signUp(site);
  const before = await readsAgainstRules(site);
  for (const link of ['/khong-cho-may-doc/a', `${market}/khong-cho-may-doc/b`]) {
    const { status, body } = await read(browser, redirectTo(link));
    expectEqual(`a redirect to ${link}`, [status, body.outcome, body.name], [200, 'FORBIDDEN_BY_SITE', undefined]);
  }
  expectEqual('pages that were read against the rules of their site', (await readsAgainstRules(site)) - before, 0);
}

/** Slugs of the goods whose pages name a picture. */
const picturedPages = ['ao-dai-lua-to-tam', 'am-tra-bat-trang', 'bo-truyen-co-tich', 'gio-tre-quai-da'];
const picturesLeft = 2;

/**
 * Copies pictures of links, which count as uploads of the guest: the first links use up the rest of a day's twenty, and a later upload is
 * refused.
 */
async function copyWithoutEnd(site: Site): Promise<void> {
  const value = await newGuestValue(site);
  const cookie = `${guestCookieName}=${value}`;
  const browser = openBrowser(site.url);
  browser.cookies.set(guestCookieName, value);
  for (let count = 0; count < uploadLimits.guestPerDay - picturesLeft; count += 1)
    expectEqual('an upload', (await upload(site, cookie, png(8, 8 + count))).status, 201);
  const hasPicture: boolean[] = [];
  for (const page of picturedPages)
    hasPicture.push((await read(browser, `${market}/hang/${page}`)).body.image !== undefined);
  expectEqual('links whose picture is copied', hasPicture, [true, true, false, false]);
  expectEqual('an upload after that', (await upload(site, cookie, png(8, 40))).status, 429);
}

export const redirectedLinks: AttackCase = {
  name: 'pasted links that are redirected inside, against the rules, without an end',
  async run(site) {
    const links = await leadInside(site);
    await passRobots(site);
    await copyWithoutEnd(site);
    return `${links} links lead nowhere; a redirect’s rules are asked first; their pictures count like uploads`;
  },
};
