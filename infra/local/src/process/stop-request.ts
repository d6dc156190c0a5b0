const duplicateWindowMs = 2_000;

/**
 * Aborts when this process is asked to end: by a signal, or by the end of whoever started it. A terminal, npm and the bootstrap may each
 * pass on the same Ctrl-C; one that comes later means that the person no longer wants to wait.
 */
export function stopRequest(onSecondRequest: () => void): AbortSignal {
  const controller = new AbortController();
  let requestedAt = 0;
  const requestStop = (): void => {
    if (!controller.signal.aborted) {
      requestedAt = Date.now();
      controller.abort(new DOMException('stopped on request', 'AbortError'));
    } else if (Date.now() - requestedAt > duplicateWindowMs) onSecondRequest();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, requestStop);
  process.on('disconnect', requestStop);
  // The channel to the bootstrap must not keep this process alive by itself.
  process.channel?.unref();
  return controller.signal;
}
