import type { Browser, Page } from '@playwright/test';
import { runningSite } from './running-site.ts';
import { firstAdmin, startSignedIn } from './site-calls.ts';
import type { SiteTokens } from './site-calls.ts';

/** Opens a new browser context for staff, by default for the first administrator on the page of all conversations. */
export async function openStaffPage(
  browser: Browser,
  { tokens, path = '/admin/messages' }: { tokens?: SiteTokens; path?: string } = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'vi-VN' });
  await startSignedIn(context, tokens ?? (await firstAdmin()));
  const page = await context.newPage();
  await page.goto(runningSite().url + path);
  return page;
}
