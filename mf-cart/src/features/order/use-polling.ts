import { useEffect, useRef } from 'react';

/** Milliseconds. A tab that is opened again becomes both visible and focused, which counts once. */
const onceMs = 1_000;

/**
 * Calls `refetch` every `everyMs` while the page is visible, and immediately when it becomes visible or focused. Never without an interval.
 */
export function usePolling(refetch: () => void, everyMs: number | undefined): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let lastSeen = 0;
    const run = () => latest.current();
    const start = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(run, everyMs);
    };
    const onSeen = () => {
      start();
      if (document.hidden || Date.now() - lastSeen < onceMs) return;
      lastSeen = Date.now();
      run();
    };
    start();
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }, [everyMs]);
}
