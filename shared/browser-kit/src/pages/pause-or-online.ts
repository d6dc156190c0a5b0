/** Resolves after the pause, or earlier when the browser is online again, the page becomes visible, or `signal` aborts. */
export function pauseOrOnline(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const signals = [
      [window, 'online'],
      [document, 'visibilitychange'],
      ...(signal === undefined ? [] : ([[signal, 'abort']] as const)),
    ] as const;
    const end = () => {
      clearTimeout(timer);
      for (const [target, type] of signals) target.removeEventListener(type, end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    for (const [target, type] of signals) target.addEventListener(type, end);
  });
}
