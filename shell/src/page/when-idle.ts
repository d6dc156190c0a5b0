/** For browsers without requestIdleCallback. */
const delayMs = 2_000;

/** Resolves when the page is idle, or after the timeout. */
export const whenIdle = (timeoutMs = 5_000) =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, delayMs);
  });
