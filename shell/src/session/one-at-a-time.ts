let running: Promise<unknown> = Promise.resolve();

/** In this tab alone: identity gives tabs that come at the same time the same successor. */
function inThisTab<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = running.then(work, work);
  running = result.catch(() => undefined);
  return result;
}

/**
 * Runs one piece of work with this name at a time, in all tabs where the browser has Web Locks (not on http pages), else in this tab. A tab that holds
 * the lock longer than `timeoutMs`, because the browser has frozen it, is no longer waited for.
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
