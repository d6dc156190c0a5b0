/** For browsers without requestIdleCallback. */
const delayMs = 2_000;
const timeoutMs = 5_000;

/** Resolves when the page has nothing else to do. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: timeoutMs });
    else setTimeout(resolve, delayMs);
  });
