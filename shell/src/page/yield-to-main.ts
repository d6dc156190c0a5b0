/** Resolves in a new task, after pending input and rendering (https://web.dev/articles/optimize-long-tasks). */
export const yieldToMain = (): Promise<void> =>
  'scheduler' in window && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Resolves once the next frame is painted; at once in a hidden page, which paints none. */
export async function nextPaint(): Promise<void> {
  if (!document.hidden) await new Promise(requestAnimationFrame);
  await yieldToMain();
}
