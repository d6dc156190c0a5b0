import type { Page } from '@playwright/test';
import { eventually } from '@gvg/testing/eventually';
import { expect, test } from '@gvg/testing/page-test';
import { newCustomer, startSignedIn } from '@gvg/testing/site-calls';
import { active } from '../src/testing/hosted-part.ts';
import { testCommands } from './commands.cases.ts';
import { cartOf, startHostedSite } from './hosted-site.ts';
import type { HostedSite } from './hosted-site.ts';

const sessions = 10_000;
const address = {
  fullName: 'Nguyễn Thị Lan',
  phone: '+819012345678',
  country: 'JP',
  region: 'Tokyo',
  line: 'Nishi-Shinjuku 2-8-1',
  postcode: '160-0023',
};

let site: HostedSite;

// All tests share one set of servers.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.setTimeout(300_000);
  site = await startHostedSite();
});
test.afterAll(() => site?.stop());

const versionOfPage = async (page: Page) => cartOf(await page.content());

test('a buyer at the check-out keeps the release of the page while the remote is released twice and rolled back', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { url, publishNext, switchCart } = site;
  const first = (await site.parts['mf-cart'].state())?.running[0]?.version ?? '';
  const [second, third] = [await publishNext('mf-cart'), await publishNext('mf-cart')];
  const buyer = await newCustomer();
  await buyer.call('PATCH', '/v1/users/update-user-info', { locale: 'vi', addresses: [address] });
  const { docs } = await buyer.call<{ docs: { _id: string }[] }>('GET', '/v1/products?limit=1&name=bun%20bo%20hue');
  await buyer.call('POST', '/v1/cart/in-system/add-product', { product: docs[0]?._id });
  await startSignedIn(page, buyer);
  const assets = new Set<string>();
  page.on('request', (request) => {
    const [, version] = /\/remotes\/mf-cart\/(\w+)\//.exec(request.url()) ?? [];
    if (version !== undefined) assets.add(version);
  });

  await page.goto(`${url}/order/check-out`);
  const terms = page.getByRole('checkbox', { name: /Tôi đồng ý với/ });
  await terms.check();
  await switchCart(second);
  await switchCart(third);
  expect(await versionOfPage(page)).toBe(first);
  await page
    .getByRole('link', { name: /Giỏ hàng/ })
    .first()
    .click();
  await expect(page).toHaveURL(`${url}/user/cart`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await terms.check();
  await page.getByRole('button', { name: /^Đặt hàng, trả/ }).click();
  await expect(page).toHaveURL(/\/order\/success\/GVG\w{6}$/);
  expect([...assets]).toEqual([first]);

  await page.goto(`${url}/user/cart`);
  expect(await versionOfPage(page)).toBe(third);
  await switchCart(first);
  await page
    .getByRole('link', { name: /Giỏ hàng/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await versionOfPage(page)).toBe(third);
  await page.reload();
  expect(await versionOfPage(page)).toBe(first);
});

test('a canary gets its share of new sessions, and each session keeps its version', async () => {
  test.setTimeout(300_000);
  const { url, documentOf, publishNext } = site;
  const cart = site.parts['mf-cart'];
  const canary = await publishNext('mf-cart');
  const ofShare = (share: number) => documentOf({ cookie: `GVG_SHARE=${share}` });
  await cart.change((before) => ({ ...before, canary: { ...active(canary), share: 5 } }));
  try {
    await eventually(async () => cartOf(await ofShare(0.01)) === canary);
    expect(cartOf(await ofShare(0.06))).not.toBe(canary);
    let ofCanary = 0;
    let next = 0;
    const visit = async () => {
      while (next < sessions) {
        next += 1;
        if (cartOf(await documentOf({ 'user-agent': `Browser ${next}` })) === canary) ofCanary += 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, visit));
    expect(ofCanary / sessions).toBeGreaterThan(0.04);
    expect(ofCanary / sessions).toBeLessThan(0.06);

    for (let number = 0; number < 40; number += 1) {
      const agent = { 'user-agent': `Browser ${number}` };
      const before = cartOf(await documentOf(agent));
      const session = await fetch(`${url}/v1/auth/session`, { headers: agent });
      const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
      const share = cookies.find((cookie) => cookie.startsWith('GVG_SHARE='));
      expect(share, 'a number alone, nothing of the person').toMatch(/^GVG_SHARE=0\.\d{6}$/);
      expect(cartOf(await documentOf({ 'user-agent': 'Another browser', cookie: String(share) }))).toBe(before);
    }
  } finally {
    await cart.change((before) => ({ ...before, canary: null }));
  }
});

/** Opens pages in sequence until stopped, each with all scripts of its remote. Returns the failures. */
function startVisitor(number: number) {
  const failures: string[] = [];
  let [pages, isOver] = [0, false];
  const load = async (address: string): Promise<string> => {
    const response = await fetch(`${site.url}${address}`, { headers: { 'user-agent': `Browser ${number} ${pages}` } });
    const text = await response.text();
    if (response.status !== 200) failures.push(`${address} responds with ${response.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const visit = async (address: string): Promise<void> => {
    const html = await load(address);
    const remote = address.includes('/user/cart') || address.includes('/order/') ? 'mf-cart' : 'mf-storefront';
    if (!html.includes(`id="gvg-${remote}"`)) failures.push(`${address} lacks ${remote}`);
    const scripts = [...html.matchAll(/href="(\/remotes\/[^"]+\.js)"/g)].map(([, href]) => href ?? '');
    if (scripts.length === 0) failures.push(`${address} names no script of ${remote}`);
    for (const script of scripts) await load(script);
    pages += 1;
  };
  const done = (async () => {
    while (!isOver)
      for (const address of ['/user/cart', '/', '/en/order/check-out', '/en/user/cart'])
        await visit(address).catch((error: Error) => failures.push(`${address}: ${error.message}`));
  })();
  return {
    failures,
    pages: () => pages,
    async end() {
      isOver = true;
      await done;
    },
  };
}

test('releases, a canary and rollbacks of the remote and the shell lose no request and leave every page complete', async () => {
  test.setTimeout(300_000);
  const { publishNext, switchCart } = site;
  const { 'mf-cart': cart, shell } = site.parts;
  const versionOf = async (part: typeof cart) =>
    (await part.state())?.running.find(({ role }) => role === 'stable')?.version ?? '';
  const [cartBefore, shellBefore] = [await versionOf(cart), await versionOf(shell)];
  const [second, third, nextShell] = [
    await publishNext('mf-cart'),
    await publishNext('mf-cart'),
    await publishNext('shell'),
  ];
  const visitors = [1, 2, 3, 4].map(startVisitor);
  const pages = () => visitors.reduce((sum, visitor) => sum + visitor.pages(), 0);
  /** Makes a change and waits for pages that were begun after it. */
  const step = async (change: () => Promise<unknown>) => {
    await change();
    const before = pages();
    await eventually(() => pages() > before + 2 * visitors.length);
  };
  await step(() => switchCart(second));
  await step(() => cart.change((state) => ({ ...state, canary: { ...active(third), share: 50 } })));
  await step(() => shell.switchTo(nextShell));
  await step(() => cart.change((state) => ({ ...state, canary: null })));
  await step(() => switchCart(cartBefore));
  await step(() => shell.switchTo(shellBefore));
  for (const visitor of visitors) await visitor.end();
  expect(visitors.flatMap(({ failures }) => failures)).toEqual([]);
});

testCommands(() => site);
