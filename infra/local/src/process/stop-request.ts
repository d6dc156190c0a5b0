const duplicateWindowMs = 2_000;

/**
 * Aborts when this process is requested to stop: by a signal, or when its parent exits. A terminal, npm and the bootstrap may each
 * forward the same Ctrl-C; a later one is a second request, which calls `onSecondRequest`.
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
  // The IPC channel to the bootstrap must not keep this process running.
  process.channel?.unref();
  return controller.signal;
}
