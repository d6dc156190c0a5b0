/** Resolves in a task of its own, after input and rendering that wait (https://web.dev/articles/optimize-long-tasks). */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Resolves once the next frame is painted; at once in a hidden page, which has none. */
export async function nextPaint(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await yieldToMain();
}
