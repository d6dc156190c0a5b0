/** Resolves when the signal aborts, and keeps this process running until then. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return;
  const keepAlive = setInterval(() => {}, 2 ** 30);
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  clearInterval(keepAlive);
}
