let running: Promise<unknown> = Promise.resolve();

/** In this tab only: identity gives concurrent tabs the same successor. */
function inThisTab<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = running.then(work, work);
  running = result.catch(() => undefined);
  return result;
}

/**
 * Runs one piece of work with this name at a time, in all tabs if the browser has Web Locks (not on http pages), else in this tab. Stops
 * waiting after `timeoutMs` for a tab that holds the lock because the browser has frozen it.
 */
export async function oneAtATime<Result>(
  name: string,
  timeoutMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return inThisTab(work);
  const wait = AbortSignal.timeout(timeoutMs);
  let isStarted = false;
  const start = () => {
    isStarted = true;
    return work();
  };
  try {
    return (await locks.request(name, { signal: wait }, start)) as Result;
  } catch (error) {
    if (isStarted) throw error;
    return inThisTab(work);
  }
}
