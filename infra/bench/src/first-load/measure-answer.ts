import type { Browser, Page } from 'playwright-core';
import type { EarlyControl } from './early-controls.ts';
import { openPhone, throttle } from './phone.ts';

const timeoutMs = 60_000;

export interface Answer {
  /** Milliseconds from the start of the navigation until the control was used. */
  used: number;
  /** Milliseconds from the start of the navigation until its effect was on screen. */
  answered: number;
}

interface Use extends Answer {
  control?: HTMLElement;
}

declare global {
  interface Window {
    gvgUse: Use;
    gvgFindControl: (selectors: readonly string[]) => { x: number; y: number; isSelect: boolean } | undefined;
  }
}

/** Injected into the page before its own scripts, so it must be self-contained. */
function watchControl(): void {
  const use: Use = { used: 0, answered: 0 };
  window.gvgUse = use;
  const isInViewport = (element: Element) => {
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ visibilityProperty: true }) &&
      width > 0 &&
      height > 0 &&
      top >= 0 &&
      bottom <= innerHeight &&
      left >= 0 &&
      right <= innerWidth
    );
  };
  /** Returns the state that a control may change: an open dialog, the control itself or the URL. */
  const stateOf = (control: HTMLElement) =>
    [
      document.querySelector('dialog[open]') !== null,
      control.getAttribute('aria-expanded'),
      control.getAttribute('aria-pressed'),
      location.href,
    ].join();
  window.gvgFindControl = (selectors) => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return undefined;
    const control = selectors.flatMap(
      (selector) => [...document.querySelectorAll<HTMLElement>(selector)].find(isInViewport) ?? [],
    )[0];
    if (control === undefined) return undefined;
    const before = stateOf(control);
    const watch = () => {
      if (stateOf(control) === before) requestAnimationFrame(watch);
      // The change is on screen in the next frame.
      else requestAnimationFrame(() => (use.answered = performance.now()));
    };
    const begin = ({ timeStamp }: Event) => {
      if (use.used !== 0) return;
      use.used = timeStamp;
      watch();
    };
    const isSelect = control instanceof HTMLSelectElement;
    control.addEventListener(isSelect ? 'change' : 'click', begin, { capture: true });
    if (isSelect) control.focus({ preventScroll: true });
    const { left, top, width, height } = control.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, isSelect };
  };
}

async function useControl(page: Page, { name, selectors }: EarlyControl): Promise<void> {
  const found = await page.waitForFunction((list) => window.gvgFindControl(list), selectors, {
    timeout: timeoutMs,
    polling: 50,
  });
  const control = await found.jsonValue();
  if (control === undefined) throw new Error(`${page.url()} shows no control '${name}'`);
  if (control.isSelect) await page.keyboard.press('ArrowDown');
  else await page.touchscreen.tap(control.x, control.y);
}

/** Loads a page with a cold cache, uses a control as soon as it is painted and waits for its effect. */
export async function measureAnswer(browser: Browser, url: string, control: EarlyControl): Promise<Answer> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(watchControl);
    await throttle(await context.newCDPSession(page));
    await page.goto(url, { waitUntil: 'commit', timeout: timeoutMs });
    await useControl(page, control);
    await page.waitForFunction(() => window.gvgUse.answered > 0, undefined, { timeout: timeoutMs, polling: 100 });
    return await page.evaluate(() => ({ used: window.gvgUse.used, answered: window.gvgUse.answered }));
  } finally {
    await context.close();
  }
}
