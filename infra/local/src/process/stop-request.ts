const settleMilliseconds = 2_000;

/**
 * Aborts when this process is asked to end: by a signal, or by the end of whoever started it. A terminal, npm and the bootstrap may each
 * pass on the same Ctrl-C; one that comes later means that the person no longer wants to wait.
 */
export function stopRequest(onHurry: () => void): AbortSignal {
  const controller = new AbortController();
  let askedAt = 0;
  const ask = (): void => {
    if (!controller.signal.aborted) {
      askedAt = Date.now();
      controller.abort(new DOMException('stopped on request', 'AbortError'));
    } else if (Date.now() - askedAt > settleMilliseconds) onHurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  // The channel to the bootstrap must not keep this process alive by itself.
  process.channel?.unref();
  return controller.signal;
}
