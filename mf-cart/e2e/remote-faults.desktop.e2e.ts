// oxlint-disable-next-line tests/no-waiting-for-time -- the delay is the fault itself
import { setTimeout as delay } from 'node:timers/promises';
import type { Locator, Page, Route } from '@playwright/test';
import { slugWithId } from '@gvg/contracts/values/slug';
import { expect, test } from '@gvg/testing/page-test';
import { firstAdmin, startSignedIn } from '@gvg/testing/site-calls';
import { openBuyer, placeOrder, stockProduct } from './support/buyer.ts';

const lateMs = 10_000;

/** Faulty responses for the scripts of a remote. */
const faults = {
  killed: (route: Route) => route.abort('connectionrefused'),
  'delayed by 10 s': async (route: Route) => {
    await delay(lateMs);
    // The page may be closed by then.
    await route.continue().catch(() => undefined);
  },
  corrupted: async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    // Like a response that ended early: browsers do not cache it.
    const headers = { ...response.headers(), 'cache-control': 'no-store' };
    await route.fulfill({ response, headers, body: body.subarray(0, body.length / 2) });
  },
  throwing: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("This release is broken");' }),
};

async function addToCart(page: Page): Promise<void> {
  const { docs } = (await (
    await page.request.get(`/v1/products?limit=1&name=${encodeURIComponent(stockProduct.keyword)}`)
  ).json()) as { docs: { _id: string }[] };
  await page.goto(`/product/${slugWithId(stockProduct.name.vi, docs[0]?._id ?? '')}`);
  const added = page.waitForResponse(/\/add-product$/);
  await page.getByRole('button', { name: 'Thêm vào giỏ', exact: true }).first().click();
  expect((await added).status()).toBe(201);
}

async function pay(page: Page): Promise<void> {
  await openBuyer(page, 'vi');
  await placeOrder(page, 'vi');
  await expect(page.getByRole('main').getByRole('img', { name: /QR/ }).first()).toBeVisible();
}

const chatField = (page: Page) => page.getByRole('textbox', { name: 'Tin nhắn' });

async function openChat(page: Page): Promise<void> {
  await page.goto('/rate-table');
  await page.getByRole('button', { name: /^Chat với cửa hàng/ }).click();
}

async function chat(page: Page): Promise<void> {
  await openChat(page);
  const text = `Câu hỏi ${Date.now()}`;
  await chatField(page).fill(text);
  await chatField(page).press('Enter');
  await expect(page.getByRole('region', { name: 'Tin nhắn' }).getByText(text)).toBeVisible();
}

interface RemotePlace {
  /** Journeys that do not go through its own place. */
  others: ((page: Page) => Promise<void>)[];
  open: (page: Page) => Promise<unknown>;
  /** Element that only its scripts can show there. */
  shown: (page: Page) => Locator;
}

const remotes: Record<string, RemotePlace> = {
  'mf-storefront': {
    others: [pay, chat],
    open: (page) => page.goto('/search'),
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  'mf-cart': {
    others: [addToCart, chat],
    open: (page) => page.goto('/user/cart'),
    shown: (page) => page.getByRole('main').getByRole('heading', { level: 1 }),
  },
  'mf-chat': { others: [addToCart, pay], open: openChat, shown: chatField },
  'mf-admin': {
    others: [addToCart, pay, chat],
    async open(page) {
      await startSignedIn(page, await firstAdmin());
      await page.goto('/admin/orders');
    },
    shown: (page) => page.getByRole('main').getByRole('table'),
  },
};

for (const [remote, { others, open, shown }] of Object.entries(remotes)) {
  const scripts = new RegExp(`/remotes/${remote}/.*\\.js$`);

  test.describe(`with ${remote}`, () => {
    // The browser reports the request, or the script that it cannot parse. The federation runtime warns about the second try.
    test.use({ provoked: new RegExp(`/remotes/${remote}/|This release is broken|SyntaxError|is already registered`) });

    for (const [fault, respond] of Object.entries(faults))
      test(`${fault}, everything outside of its own place is usable`, async ({ context, page }) => {
        test.setTimeout(180_000);
        await context.route(scripts, respond);
        for (const journey of others) await journey(page);
      });
  });

  test.describe(`after ${remote} was`, () => {
    // In its own place the page reports what it could not load.
    test.use({ provoked: new RegExp(`${remote}|This release is broken|SyntaxError|Federation`) });

    for (const fault of ['killed', 'corrupted', 'throwing'] as const)
      test(`${fault}, its own place is shown after a retry`, async ({ context, page }) => {
        await context.route(scripts, faults[fault]);
        await open(page);
        const retry = page.getByRole('button', { name: 'Thử lại' }).first();
        await expect(retry).toBeVisible();
        // Waits for responses that are still being corrupted: without its route the handler would fail.
        await context.unrouteAll({ behavior: 'wait' });
        // If a script's preload has failed, the browser answers its first request with that failure.
        await expect(async () => {
          if (await retry.isVisible()) await retry.click();
          expect(await shown(page).isVisible()).toBe(true);
          expect(await retry.isHidden()).toBe(true);
        }).toPass();
      });
  });
}
