import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** A mid-range phone on slow 4G: 4× slower CPU, 1.6 Mbit/s down, 150 ms round trip. */
const conditions = { cpuSlowdown: 4, downloadBits: 1_600_000, uploadBits: 750_000, latency: 150 } as const;

export const openPhone = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true });

export async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.latency,
    downloadThroughput: conditions.downloadBits / 8,
    uploadThroughput: conditions.uploadBits / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpuSlowdown });
}
