import type { Browser, Page } from '@playwright/test';
import { runningSite } from '@gvg/testing/running-site';

/** A window of the first administrator, on the page of all conversations. */
export async function openStaffPage(browser: Browser, path = '/admin/messages'): Promise<Page> {
  const { url, environment } = runningSite();
  const credentials = { email: environment['FIRST_ADMIN_EMAIL'], password: environment['FIRST_ADMIN_PASSWORD'] };
  const response = await fetch(`${url}/v1/auth/sign-in/admin`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(credentials) });
  if (!response.ok) throw new Error(`the administrator cannot sign in: ${response.status} ${await response.text()}`);
  const { accessToken, refreshToken } = (await response.json()) as { accessToken: string; refreshToken: string };
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'vi-VN' });
  await context.addInitScript(
    (tokens) => {
      // Once: the page replaces them when it refreshes.
      if (localStorage.getItem('DEVELOPMENT_ACCESS_TOKEN') !== null) return;
      localStorage.setItem('DEVELOPMENT_ACCESS_TOKEN', tokens.accessToken);
      localStorage.setItem('DEVELOPMENT_REFRESH_TOKEN', tokens.refreshToken);
    },
    { accessToken, refreshToken },
  );
  const page = await context.newPage();
  await page.goto(url + path);
  return page;
}
