import { setTimeout as delay } from 'node:timers/promises';
import { chromiumArguments, headlessChromiumPath } from '@gvg/testing/chromium';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { UserError } from '@gvg/local/process/user-error';
import type { Manifest } from '../manifest/manifest.ts';

/** The candidate is not fit for release. The message names each failing page with its problem. */
export class SmokeFailed extends UserError {
  override name = 'SmokeFailed';
}

export interface SmokeLimits {
  /** Limit for serving the candidate. Gateway and shell each follow a registry change within a third of a second. */
  servedMs: number;
  /** Limit for one page to become ready. */
  renderedMs: number;
}

const usualLimits: SmokeLimits = { servedMs: 15_000, renderedMs: 20_000 };
/** Wait after a page is ready, because content loaded and drawn later may still fail. */
const settledMs = 500;

/** Refused calls of a guest on a page for users or staff are expected. */
const expectedMessage = /^Failed to load resource: the server responded with a status of 40[13]/;

/** Opens each page of a remote without parameters in a real browser, as a visitor who gets the candidate. */
export async function smokeRemote(
  publicUrl: string,
  { part, version, release }: Pick<Manifest, 'part' | 'version' | 'release'>,
  cookie: string,
  signal: AbortSignal,
  limits = usualLimits,
): Promise<void> {
  const paths = release?.routes.map((route) => route.path).filter((path) => !/[:*]/.test(path)) ?? [];
  const assets = `/remotes/${part}/${version}/`;
  await waitUntilServed(`${publicUrl}${paths[0] ?? '/'}`, assets, cookie, signal, limits);
  const browser = await chromium.launch({
    executablePath: headlessChromiumPath(),
    args: [...chromiumArguments],
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    const problems: string[] = [];
    for (const path of paths) {
      signal.throwIfAborted();
      problems.push(...(await problemsOfPage(browser, { publicUrl, path, part, cookie, limits })));
    }
    if (problems.length > 0) throw new SmokeFailed(`${part} ${version} fails in a browser:\n${problems.join('\n')}`);
  } finally {
    await browser.close();
  }
}

/** Waits until documents for this cookie are composed with the candidate. */
async function waitUntilServed(
  url: string,
  assets: string,
  cookie: string,
  signal: AbortSignal,
  { servedMs }: SmokeLimits,
): Promise<void> {
  const startedAt = Date.now();
  for (;;) {
    const response = await fetch(url, { headers: { cookie, accept: 'text/html' }, signal });
    if ((await response.text()).includes(assets)) return;
    if (Date.now() - startedAt > servedMs)
      throw new SmokeFailed(`${url} is not composed with the candidate (${assets}) after ${servedMs / 1000} s`);
    await delay(250, undefined, { signal });
  }
}

interface Visit {
  publicUrl: string;
  path: string;
  part: string;
  cookie: string;
  limits: SmokeLimits;
}

async function problemsOfPage(browser: Browser, visit: Visit): Promise<string[]> {
  const context = await browser.newContext();
  try {
    const { publicUrl, path, cookie } = visit;
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: publicUrl }]);
    const problems = noteProblems(context);
    const page = await context.newPage();
    const response = await page.goto(`${publicUrl}${path}`, { waitUntil: 'load' });
    if (response === null || response.status() >= 500) problems.push(`answers ${response?.status() ?? 'nothing'}`);
    await rendered(page, visit).catch((error: Error) => problems.push(`does not draw: ${error.message}`));
    await delay(settledMs);
    return problems.map((problem) => `  ${path}: ${problem}`);
  } finally {
    await context.close();
  }
}

function noteProblems(context: BrowserContext): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`throws ${String(error.error())}`));
  context.on('console', (message) => {
    if (message.type() === 'error' && !expectedMessage.test(message.text()))
      problems.push(`logs ${message.text()} (${message.location().url})`);
  });
  return problems;
}

/** Waits until a page is rendered, unless it redirects a guest, for example to sign in. */
async function rendered(page: Page, { publicUrl, path, part, limits }: Visit): Promise<void> {
  const timeout = limits.renderedMs;
  const isReady = page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, `gvg-${part}-ready`, {
    timeout,
  });
  const hasLeft = page.waitForURL((url) => url.origin !== publicUrl || url.pathname !== path, { timeout });
  await Promise.any([isReady, hasLeft]).catch(() => {
    throw new Error(`it is not ready within ${timeout / 1000} s`);
  });
}
