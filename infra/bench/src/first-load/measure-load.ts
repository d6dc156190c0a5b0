import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { openPhone, throttle } from './phone.ts';

const settleMs = 1_500;

export interface Load {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  /** Description of the LCP element, to verify that all variants are measured by the same element. */
  largestElement: string;
  layoutShift: number;
  /** Milliseconds until the page's application is interactive. */
  interactive: number;
  scriptBytes: number;
  scripts: number;
  requests: number;
  bytes: number;
}

interface PageMetrics {
  fcp: number;
  lcp: number;
  element: string;
  cls: number;
}

declare global {
  interface Window {
    gvgMetrics: PageMetrics;
  }
}

/** Injected into the page before its own scripts, so it must be self-contained. */
function observe(): void {
  const metrics: PageMetrics = { fcp: 0, lcp: 0, element: '', cls: 0 };
  window.gvgMetrics = metrics;
  const on = (type: string, listener: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(listener)).observe({ type, buffered: true });
  };
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') metrics.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element | null };
    metrics.lcp = entry.startTime;
    metrics.element = element
      ? `${element.tagName.toLowerCase()} ${(element.textContent ?? '').trim().slice(0, 30)}`.trim()
      : '?';
  });
  on('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) metrics.cls += shift.value;
  });
}

interface Transfer {
  script: boolean;
  bytes: number;
}

function countTransfers(session: CDPSession): Map<string, Transfer> {
  const transfers = new Map<string, Transfer>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    transfers.set(requestId, { script: response.mimeType.includes('javascript'), bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  return transfers;
}

/**
 * Measures one cold load on a phone. `ready` is the mark (performance.mark) that the page's application sets once it is mounted. `prepare`
 * is called before the page is opened, for example to sign in.
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  ready: string,
  prepare: (context: BrowserContext) => Promise<void> = () => Promise.resolve(),
): Promise<Load> {
  const context = await openPhone(browser);
  try {
    await prepare(context);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const session = await context.newCDPSession(page);
    const transfers = countTransfers(session);
    await throttle(session);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, ready, { timeout: 60_000 });
    await page.waitForLoadState('networkidle', { timeout: 60_000 });
    await page.waitForTimeout(settleMs);
    const { metrics, interactive } = await page.evaluate(
      (mark) => ({ metrics: window.gvgMetrics, interactive: performance.getEntriesByName(mark)[0]?.startTime ?? 0 }),
      ready,
    );
    const all = [...transfers.values()];
    const scripts = all.filter(({ script }) => script);
    const sum = (list: Transfer[]) => list.reduce((total, { bytes }) => total + bytes, 0);
    return {
      firstContentfulPaint: metrics.fcp,
      largestContentfulPaint: metrics.lcp,
      largestElement: metrics.element,
      layoutShift: metrics.cls,
      interactive,
      scriptBytes: sum(scripts),
      scripts: scripts.length,
      requests: all.length,
      bytes: sum(all),
    };
  } finally {
    await context.close();
  }
}
