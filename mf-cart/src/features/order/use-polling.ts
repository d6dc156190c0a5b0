import { useEffect, useRef } from 'react';

/** Milliseconds in which one cause of a refetch counts: a tab that is opened again is both seen and focused. */
const onceMs = 1_000;

/** Calls `refetch` every `everyMs` while the page is seen, and at once when it is seen or focused again. Without an interval, never. */
export function usePolling(refetch: () => void, everyMs: number | undefined): void {
  const latest = useRef(refetch);
  useEffect(() => {
    latest.current = refetch;
  });
  useEffect(() => {
    if (everyMs === undefined) return undefined;
    let timer: ReturnType<typeof setInterval> | undefined;
    let lastRun = 0;
    const run = () => {
      if (Date.now() - lastRun < onceMs) return;
      lastRun = Date.now();
      latest.current();
    };
    const start = () => {
      clearInterval(timer);
      timer = document.hidden ? undefined : setInterval(run, everyMs);
    };
    const onSeen = () => {
      start();
      if (!document.hidden) run();
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
